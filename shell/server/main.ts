import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Canary, CanaryNumbers } from '@brightfill/shared/contract'
import { recordSpans, stopGracefully } from '@brightfill/shared/node'
import { Apis } from './apis/Apis'
import { buildApp } from './app'
import { SiteLists } from './discovery/SiteLists'
import { Overrides } from './override/Overrides'
import type { LiveComposition } from './releases/composeReleases'
import { Registry } from './releases/Registry'
import { RegistryFollower } from './releases/RegistryFollower'
import { ReleaseStore } from './releases/ReleaseStore'
import { smokeTest } from './releases/smokeTest'
import { TeamKeys } from './releases/TeamKeys'
import { Breakers } from './render/Breakers'
import { logRender } from './render/logRender'
import { Renderer } from './render/Renderer'
import { type CanaryComposition, Renderers } from './render/Renderers'
import { readSettings } from './settings'
import { ReleaseFigures } from './telemetry/ReleaseFigures'
import { tellFigures } from './telemetry/tellFigures'

const RENDER_DEADLINE = 5_000
/** A team can wait longer than a visitor: even in full traffic a new process renders a whole release in this time. */
const SMOKE_DEADLINE = 15_000
/** Processes that render one composition: one for each core, up to a gigabyte or two of memory. */
const RENDER_WORKERS = Math.min(8, Math.max(2, availableParallelism()))
/** How long a process may work without a sign of life; its first page takes a good part of a second. */
const BLOCKED_AFTER = 2_000
const ASK_REGISTRY_EVERY = 1_000
/** The search for an example slug stops early in a long catalogue, because a team waits for its smoke test. */
const LISTS_WITHIN = 3_000

async function main() {
  // Without a listener node opens its debugger at this signal, to any program of this machine.
  process.on('SIGUSR1', () => {})
  // No other account of this machine may change the stored releases.
  process.umask(0o077)
  const settings = readSettings(process.env)
  const { publicOrigin, development, shellKey } = settings
  const endSpans = await recordSpans({ service: 'shell', port: settings.port, endpoint: settings.collector })
  const apis = new Apis(settings.apiOrigins, shellKey)
  const rendering = {
    apis,
    publicOrigin,
    development,
    deadline: RENDER_DEADLINE,
    blockedAfter: BLOCKED_AFTER,
    log: logRender(() => app.log),
  }
  const renderers = new Renderers({ ...rendering, workers: RENDER_WORKERS, breakers: new Breakers(), onWithdrawn })
  const registry = new Registry({ apis, server: randomUUID(), largestArchive: settings.largestArchive })
  const figures = new ReleaseFigures()
  const store = new ReleaseStore(settings.releasesDir, registry, new TeamKeys(settings.teamKeys))
  const contentVersion = () => follower.contentVersion
  const lists = new SiteLists(apis, contentVersion)
  const follower = new RegistryFollower({
    registry,
    store,
    every: ASK_REGISTRY_EVERY,
    onChange: show,
    tryOut,
    trial: () => renderers.canary?.report,
    onError: (error) => app.log.error({ err: error }, 'could not read the live releases'),
    onLastKnownGood: (releases) =>
      app.log.error({ releases }, 'started with the releases of the last run; still trying to read the live ones'),
  })
  const overrides = new Overrides({
    key: shellKey,
    https: publicOrigin.startsWith('https:'),
    live: () => renderers.current.composition,
    compose: (releases) => follower.compose(releases),
    folder: store.folder,
    makeRenderer: (composition) => new Renderer({ ...rendering, composition, workers: 1, breakers: new Breakers() }),
  })
  const stopping = stopGracefully(async () => {
    follower.stop()
    endTelling()
    await app.close()
    await Promise.all([renderers.close(), overrides.close()])
    apis.close()
    await endSpans()
  }, settings.drainFor)
  const app = await buildApp(settings, { apis, stopping, renderers, figures, overrides, store, lists, contentVersion })
  let listening: Promise<unknown> | undefined
  const endTelling = tellFigures(figures, registry, (error) =>
    app.log.warn({ err: error }, 'could not send the figures'),
  )
  await follower.start()

  async function show(composition: LiveComposition, canary?: CanaryComposition) {
    await renderers.show(composition, canary)
    const live = {
      composition: composition.id,
      canary: canary && `${canary.name}@${canary.release}`,
      releases: composition.remotes.map(({ name, release }) => `${name}@${release}`),
    }
    app.log.info(live, 'composition is live')
    // Not before: a balancer assumes that a server which accepts connections also serves.
    listening ??= app.listen({ host: settings.host, port: settings.port }).catch(fail)
    await listening
  }

  async function tryOut(composition: LiveComposition, changed: string[]) {
    const limits = { deadline: SMOKE_DEADLINE, workers: 1, breakers: new Breakers() }
    return renderers.tryOut(composition, limits, async (renderer) => {
      const found = await Promise.race([lists.addresses(composition.routes).catch(() => []), wait(LISTS_WITHIN, [])])
      const addresses = found.map(({ path }) => path)
      const live = renderers.isLive ? renderers.current : undefined
      const { examples } = composition
      return smokeTest({ renderer, live, changed, origin: publicOrigin, examples, addresses })
    })
  }

  function onWithdrawn(canary: Canary, reason: string, numbers: CanaryNumbers) {
    app.log.error({ canary, reason, numbers }, 'canary withdrawn')
    follower.withdraw(canary, reason, numbers)
  }
}

function fail(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

if (process.argv[2] === 'check') await (await import('./check')).check(process.env)
else await main().catch(fail)
