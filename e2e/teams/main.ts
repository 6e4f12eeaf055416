import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from '../../shared/tooling/build'
import { startSite } from '../startSite'
import { ran, spent, step, teamMachine } from './commands'
import { everythingInARepository } from './inARepository'
import { everythingInTheCheckout } from './inTheCheckout'
import { Platform } from './Platform'
import { startPackageRegistry } from './packageRegistry'
import { aRepositoryWithVite } from './repositoryWithVite'
import { withoutTest } from './withoutTest'

// npm run test:teams: a team with a repository of its own. It has nothing but a package registry and the address of a
// running site, and it creates, tests, releases, updates, rolls back and removes a remote. Then a team in the checkout.
// At the end it has run every command of docs/teams.md.

/** From the publication of the packages and an empty npm cache until the remote comes back; a site runs already. */
const AT_MOST_SECONDS = 300
const PORT = Number(process.env.E2E_PORT) || 3494
const work = mkdtempSync(path.join(os.tmpdir(), 'brightfill-teams-'))
const place = { port: PORT, apiPort: PORT + 1000, dataDir: path.join(work, 'data') }
const machine = teamMachine(work)

const endings: (() => unknown)[] = [() => rmSync(work, { recursive: true, force: true })]
try {
  await step('the site is built', () => build())
  const packages = await step('a package registry starts', () =>
    startPackageRegistry({ folder: path.join(work, 'registry'), port: PORT + 2 }),
  )
  endings.unshift(packages.stop)
  // Publishing needs a token; reading does not.
  writeFileSync(path.join(work, 'npmrc'), `//${new URL(packages.address).host}/:_authToken=nobody\n`)
  const site = await step('a site starts', () => startSite({ ...place, command: ['npm', 'start'] }))
  ran.push('npm start')
  endings.unshift(() => site.stop())
  const platform = new Platform({ place, machine, packages: packages.address })
  endings.unshift(() => platform.end())
  spent.seconds = 0
  await everythingInARepository({ work, machine, place, origin: site.origin, platform })
  const seconds = Math.round(spent.seconds)
  console.log(`A repository of its own took ${seconds} s of at most ${AT_MOST_SECONDS} s`)
  await aRepositoryWithVite({ work, machine, packages: packages.address })
  await everythingInTheCheckout({ folder: platform.folder, env: platform.env, origin: site.origin })
  const missing = withoutTest(ran)
  if (missing.length > 0) throw new Error(`docs/teams.md has commands that nothing ran: ${missing.join('; ')}`)
  if (seconds > AT_MOST_SECONDS) throw new Error(`A repository of its own took more than ${AT_MOST_SECONDS} s`)
} finally {
  for (const end of endings) await end()
}
