import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../../shared/tooling/build.mjs'
import { changeText, root } from '../projectCopy.mjs'
import { siteRegistry, untilShown } from '../siteRegistry.mjs'
import { startSite } from '../startSite.mjs'
import { startPackageRegistry } from './packageRegistry.mjs'

// npm run test:teams: a team with a repository of its own. It has nothing but a package registry and the address of a
// running site, and it creates, tests, releases, updates, rolls back and removes a remote.

const PORT = Number(process.env.E2E_PORT) || 3494
const work = mkdtempSync(path.join(os.tmpdir(), 'brightfill-teams-'))
const repository = path.join(work, 'stories')
const place = { port: PORT, apiPort: PORT + 1000, dataDir: path.join(work, 'data') }

/** @type {NodeJS.ProcessEnv} */
const npmEnv = {
  PATH: process.env.PATH,
  HOME: work,
  npm_config_cache: path.join(work, 'npm-cache'),
  npm_config_userconfig: path.join(work, 'npmrc'),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
}

/** @type {(() => unknown)[]} */
const endings = [() => rmSync(work, { recursive: true, force: true })]
try {
  await step('the site is built', () => build())
  const packages = await step('a package registry starts', () =>
    startPackageRegistry({ folder: path.join(work, 'registry'), port: PORT + 2 }),
  )
  endings.unshift(packages.stop)
  const host = new URL(packages.address).host
  writeFileSync(path.join(work, 'npmrc'), `registry=${packages.address}\n//${host}/:_authToken=nobody\n`)
  const site = await step('a site starts', () => startSite(place))
  endings.unshift(() => site.stop())
  await everythingATeamDoes(packages.address, site.origin)
} finally {
  for (const end of endings) await end()
}

/**
 * @param {string} packages
 * @param {string} origin
 */
async function everythingATeamDoes(packages, origin) {
  await step('the platform team publishes the packages', () =>
    run(root, process.execPath, 'shared/tooling/publishPackages.mjs', packages),
  )
  await step('a team creates a repository', () => run(work, 'npm', 'create', '--yes', 'brightfill-remote', 'stories'))
  await step('it installs what package.json names', () => run(repository, 'npm', 'install'))
  await step('types and tests pass', () => run(repository, 'npm', 'run', 'check'))
  const team = await step('it gets its keys', () => keys(origin))

  await step('it sees its page in the site before a release, rendered by the server', () => develop(team))
  changed('remote.json', '"/stories"', '"/stories", "menu": "Stories"')
  const first = await step('it releases, and visitors find the page in the menu', async () => {
    const id = await release(team, origin, 'Stories')
    expectIn(await textOf(`${origin}/services`), 'href="/stories"')
    return id
  })
  await step('a call that the api lacks is refused by name', () => {
    const undo = changed('src/api/machines.ts', "'/get/our-products'", "'/get/stories'")
    expectRefused(team, 'src/api/machines.ts calls POST /get/stories: the api has no such call')
    undo()
  })
  await step('it borrows from the live blog, whose types refuse a wrong prop', () => {
    const undo = [
      changed('remote.json', '"/stories"', '"/stories", "borrows": ["blog/BlogCards"]'),
      changed(
        'src/start/StartPage.tsx',
        'import { PageHead',
        `import { Lent } from '@brightfill/shared/federation'\nimport { PageHead`,
      ),
      changed(
        'src/start/StartPage.tsx',
        '</ul>',
        '</ul><Lent name="blog/BlogCards" props={{ cards: 3 }} skeleton={null} />',
      ),
    ]
    expectRefused(team, "Type 'number' is not assignable")
    changeText(path.join(repository, 'src/start/StartPage.tsx'), 'cards: 3', 'cards: []')
    run(repository, 'npm', 'run', 'types', team)
    for (const back of undo.toReversed()) back()
  })
  const minor = await step('shared has a new minor version', () => publishNextMinor(packages))
  await step('the team updates and checks again', () => {
    run(repository, 'npm', 'install', `@brightfill/shared@${minor}`)
    run(repository, 'npm', 'run', 'check')
  })
  changeText(path.join(repository, 'src/start/texts.ts'), "heading: 'Stories'", "heading: 'Stories of machines'")
  await step('it looks at a release that is not live', () => lookAtRelease(team, origin))
  const second = await step('it releases again', () => release(team, origin, 'Stories of machines'))
  if (first === second) throw new Error('Both releases have one id')
  await step('it rolls back', async () => {
    run(repository, 'npm', 'run', 'rollback', team)
    await untilShown(origin, 'stories', first)
    await pageWith(origin, '<h1>Stories</h1>')
  })
  await step('a part of the visitors gets the newer release', () => {
    expectIn(run(repository, 'npm', 'run', 'canary', '--', '5', team), `${second} goes to 5 percent of the visitors`)
    expectIn(run(repository, 'npm', 'run', 'releases', team), 'canary 5 %')
    run(repository, 'npm', 'run', 'canary', '--', '0', team)
  })
  await step('a release goes live later, the former one comes back by its id, and the log tells both', async () => {
    run(repository, 'npx', 'brightfill', 'activate', second, team)
    await untilShown(origin, 'stories', second)
    await pageWith(origin, '<h1>Stories of machines</h1>')
    run(repository, 'npx', 'brightfill', 'rollback', first, team)
    await untilShown(origin, 'stories', first)
    await pageWith(origin, '<h1>Stories</h1>')
    expectIn(run(repository, 'npx', 'brightfill', 'releases', 'log', team), 'rollback')
  })
  await step('a release that nobody saw is deleted', () => {
    const undo = changed('src/start/texts.ts', 'Stories of machines', 'Stories that nobody saw')
    run(repository, 'npm', 'run', 'release', '--', '--no-activate', '--skip', 'tests', team)
    undo()
    const [, unseen = ''] = run(repository, 'npm', 'run', 'releases', team).match(/stories +(\w+) +published/) ?? []
    expectIn(run(repository, 'npx', 'brightfill', 'releases', 'delete', unseen, team), unseen)
  })
  await step('the remote leaves the site', async () => {
    run(repository, 'npx', 'brightfill', 'remove', team)
    for (let tries = 0; tries < 50 && (await statusOf(origin)) !== 404; tries += 1) await wait(200)
    if ((await statusOf(origin)) !== 404) throw new Error('/stories is still there')
    if ((await textOf(`${origin}/services`)).includes('href="/stories"')) throw new Error('The menu still leads there')
  })
  await step('it comes back, and so does its menu entry', async () => {
    run(repository, 'npx', 'brightfill', 'activate', second, team)
    await untilShown(origin, 'stories', second)
    expectIn(await textOf(`${origin}/services`), 'href="/stories"')
  })
}

/**
 * The platform team makes the deploy key and allows the signing key; the team keeps both.
 * @param {string} origin
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function keys(origin) {
  const { key } = await siteRegistry(place).post('/api/releases/keys', { name: 'stories', label: 'stories team' })
  const printed = run(repository, 'npx', 'brightfill', 'keys', 'signing')
  const [, signingKey = '', line = ''] = printed.match(/shown only now:\n(.+)\n\nFor the file TEAM_KEYS:\n(.+)\n/) ?? []
  appendFileSync(path.join(place.dataDir, 'team.keys'), `${line}\n`)
  return { SITE_ORIGIN: origin, DEPLOY_KEY: key, SIGNING_KEY: signingKey }
}

/** @param {NodeJS.ProcessEnv} team */
async function develop(team) {
  const address = `http://localhost:${PORT + 3}/stories`
  const server = spawn('npx', ['brightfill', 'dev'], {
    cwd: repository,
    env: { ...npmEnv, ...team, DEV_PORT: String(PORT + 3) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // npx leaves its children alone when it ends
  })
  try {
    for await (const line of server.stdout) if (String(line).includes('stories is at')) break
    if ((await textOf(address)).includes('<h1>')) throw new Error('The server rendered the page without being asked')
    expectIn(await textOf(`${address}?ssr`), '<h1>Stories</h1>')
  } finally {
    process.kill(-Number(server.pid), 'SIGTERM')
  }
}

/** @param {string} address */
async function textOf(address) {
  const answer = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
  return answer.text()
}

/**
 * @param {NodeJS.ProcessEnv} team
 * @param {string} origin
 * @param {string} heading
 * @returns {Promise<string>} id of the release
 */
async function release(team, origin, heading) {
  const [, id = ''] = run(repository, 'npm', 'run', 'release', team).match(/stories: (\w+) is live/) ?? []
  await untilShown(origin, 'stories', id)
  await pageWith(origin, `<h1>${heading}</h1>`)
  return id
}

/**
 * @param {string} file of the repository
 * @param {string} from
 * @param {string} to
 * @returns a function that puts the file back as it was
 */
function changed(file, from, to) {
  const at = path.join(repository, file)
  const before = readFileSync(at, 'utf8')
  changeText(at, from, to)
  return () => writeFileSync(at, before)
}

/**
 * @param {NodeJS.ProcessEnv} team
 * @param {string} reason
 */
function expectRefused(team, reason) {
  try {
    run(repository, 'npm', 'run', 'check', '--', '--skip', 'lint,tests', team)
  } catch (error) {
    return expectIn(String(error), reason)
  }
  throw new Error(`The check passes, and should say "${reason}"`)
}

/**
 * It publishes what it has, and the browser with its link alone gets that.
 * @param {NodeJS.ProcessEnv} team
 * @param {string} origin
 */
async function lookAtRelease(team, origin) {
  run(repository, 'npm', 'run', 'release', '--', '--no-activate', team)
  const [, search = ''] = run(repository, 'npm', 'run', 'override', team).match(/(\?override=\S+)/) ?? []
  const opened = await fetch(`${origin}/stories${search}`, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
  const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  await pageWith(origin, '<h1>Stories of machines</h1>', { cookie })
  await pageWith(origin, '<h1>Stories</h1>')
}

/**
 * The server renders the page of the team.
 * @param {string} origin
 * @param {string} markup
 * @param {Record<string, string>} headers
 */
async function pageWith(origin, markup, headers = {}) {
  const answer = await fetch(`${origin}/stories`, { headers, signal: AbortSignal.timeout(10_000) })
  if (answer.status !== 200) throw new Error(`/stories answers ${answer.status}`)
  expectIn(await answer.text(), markup)
}

/** @param {string} origin */
async function statusOf(origin) {
  const { status } = await fetch(`${origin}/stories`, { signal: AbortSignal.timeout(10_000) })
  return status
}

/** @param {string} packages */
function publishNextMinor(packages) {
  const folder = path.join(work, 'shared')
  mkdirSync(folder)
  for (const part of ['package.json', 'CHANGELOG.md', 'src'])
    cpSync(path.join(root, 'shared', part), path.join(folder, part), { recursive: true })
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const [major, minor] = version.split('.')
  const next = `${major}.${Number(minor) + 1}.0`
  changeText(path.join(folder, 'package.json'), `"version": "${version}"`, `"version": "${next}"`)
  run(folder, 'npm', 'publish', '--registry', packages)
  return next
}

/**
 * Runs a command as the team does: with nothing of the checkout's environment.
 * @param {string} cwd
 * @param {string} program
 * @param {(string | NodeJS.ProcessEnv)[]} words and variables
 */
function run(cwd, program, ...words) {
  const args = words.filter((word) => typeof word === 'string')
  const env = Object.assign({}, npmEnv, ...words.filter((word) => typeof word !== 'string'))
  try {
    return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error)
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  }
}

/**
 * @param {string} text
 * @param {string} part
 */
function expectIn(text, part) {
  if (!text.includes(part)) throw new Error(`"${part}" is missing in:\n${text.slice(0, 4000)}`)
}

/**
 * @template Result
 * @param {string} title
 * @param {() => Result} act
 */
async function step(title, act) {
  const started = performance.now()
  const result = await act()
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${title}`)
  return result
}
