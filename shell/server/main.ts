import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
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
import { Renderer } from './render/Renderer'
import { Renderers } from './render/Renderers'
import { readSettings } from './settings'

const RENDER_DEADLINE = 5_000
/** A team waits longer than a visitor: beside full traffic a new thread loads its code and all pages of a release within this time. */
const SMOKE_DEADLINE = 15_000
/** Processes that render one composition: one for each core, up to a gigabyte or two of memory. */
const RENDER_WORKERS = Math.min(8, Math.max(2, availableParallelism()))
const BLOCKED_AFTER = 1_000
const ASK_REGISTRY_EVERY = 1_000
/** A team waits for its smoke test; a very long catalogue is not read to its end for an example of a slug. */
const LISTS_WITHIN = 3_000

async function main() {
  // Node opens its debugger at this signal, to any program of this machine, unless somebody listens.
  process.on('SIGUSR1', () => {})
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
  const renderers = new Renderers({ ...rendering, workers: RENDER_WORKERS, breakers: new Breakers(), onWithdrawn })
  const registry = new Registry({ apiOrigin, key: shellKey, server: randomUUID() })
  const store = new ReleaseStore(settings.releasesDir, registry)
  const lists = new SiteLists(apiOrigin, apiHeaders)
  let follower: Follower | undefined
  const app = await buildApp(settings, {
    renderers,
    store,
    lists,
    contentVersion: () => follower?.contentVersion() ?? '',
  })
  await app.listen({ host: settings.host, port: settings.port })

  follower = await followRegistry({
    registry,
    store,
    every: ASK_REGISTRY_EVERY,
    onChange: async (composition, canary) => {
      await renderers.show(composition, canary)
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
      const renderer = new Renderer({
        ...rendering,
        composition,
        deadline: SMOKE_DEADLINE,
        workers: 1,
        breakers: new Breakers(),
      })
      try {
        const addresses = await Promise.race([lists.addresses().catch(() => []), wait(LISTS_WITHIN, [])])
        return await smokeTest({
          renderer,
          changed,
          origin: publicOrigin,
          addresses: addresses.map(({ path }) => path),
        })
      } finally {
        await renderer.close()
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
    await renderers.close()
  })
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
