import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { stopGracefully } from '@brightfill/shared/node'
import { buildApp } from './app'
import { SiteLists } from './discovery/SiteLists'
import { ownCalls } from './ownCalls'
import { type Follower, followRegistry } from './releases/followRegistry'
import { Registry } from './releases/Registry'
import { ReleaseStore } from './releases/ReleaseStore'
import { smokeTest } from './releases/smokeTest'
import { Breakers } from './render/Breakers'
import { logRender } from './render/logRender'
import { RenderPool } from './render/RenderPool'
import { RenderPools } from './render/RenderPools'
import { readSettings } from './settings'

const RENDER_DEADLINE = 5_000
/** A team waits longer than a visitor: beside full traffic a new thread loads its code and all pages of a release within this time. */
const SMOKE_DEADLINE = 15_000
const RENDER_WORKERS = 2
const BLOCKED_AFTER = 1_000
const ASK_REGISTRY_EVERY = 1_000
/** A team waits for its smoke test; a very long catalogue is not read to its end for an example of a slug. */
const LISTS_WITHIN = 3_000

async function main() {
  const settings = readSettings(process.env)
  const { apiOrigin, publicOrigin, development, shellKey } = settings
  const apiHeaders = ownCalls(shellKey)
  const log = logRender(() => app.log)
  const rendering = {
    apiOrigin,
    apiHeaders,
    publicOrigin,
    development,
    deadline: RENDER_DEADLINE,
    blockedAfter: BLOCKED_AFTER,
    log,
  }
  const pools = new RenderPools({ ...rendering, workers: RENDER_WORKERS, breakers: new Breakers(), onWithdrawn })
  const registry = new Registry({ apiOrigin, key: shellKey, server: randomUUID() })
  const store = new ReleaseStore(settings.releasesDir, registry)
  const lists = new SiteLists(apiOrigin, apiHeaders)
  let follower: Follower | undefined
  const app = await buildApp(settings, { pools, store, lists, contentVersion: () => follower?.contentVersion() ?? '' })
  await app.listen({ host: settings.host, port: settings.port })

  follower = await followRegistry({
    registry,
    store,
    every: ASK_REGISTRY_EVERY,
    onChange: async (composition, canary) => {
      await pools.show(composition, canary)
      app.log.info(
        {
          composition: composition.id,
          canary: canary && `${canary.name}@${canary.release}`,
          releases: composition.remotes.map(({ name, release }) => `${name}@${release}`),
        },
        'composition is live',
      )
    },
    tryOut: async (composition, changed) => {
      const pool = new RenderPool({
        ...rendering,
        composition,
        deadline: SMOKE_DEADLINE,
        workers: 1,
        breakers: new Breakers(),
      })
      try {
        const addresses = await Promise.race([lists.addresses().catch(() => []), wait(LISTS_WITHIN, [])])
        return await smokeTest({ pool, changed, origin: publicOrigin, addresses: addresses.map(({ path }) => path) })
      } finally {
        await pool.close()
      }
    },
    onError: (error) => app.log.error({ err: error }, 'the releases that are live could not be followed'),
    onLastKnownGood: (releases) =>
      app.log.error({ releases }, 'started with the releases that were live last, and goes on trying'),
  })

  function onWithdrawn(canary: Canary, reason: string, numbers: CanaryNumbers) {
    app.log.error({ canary, reason, numbers }, 'canary withdrawn')
    follower?.withdraw(canary, reason, numbers)
  }

  stopGracefully(async () => {
    follower?.stop()
    await app.close()
    await pools.close()
  })
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
