import { buildApp } from './app'
import { watchReleases } from './releases/watchReleases'
import { Breakers } from './render/Breakers'
import { logRender } from './render/logRender'
import { RenderPools } from './render/RenderPools'
import { readSettings } from './settings'

const RENDER_DEADLINE = 5_000
const RENDER_WORKERS = 2
const BLOCKED_AFTER = 1_000
const LOOK_FOR_RELEASES_EVERY = 500

async function main() {
  const settings = readSettings(process.env)
  const { apiOrigin, publicOrigin, development } = settings
  const pools = new RenderPools({
    apiOrigin,
    publicOrigin,
    development,
    workers: RENDER_WORKERS,
    deadline: RENDER_DEADLINE,
    blockedAfter: BLOCKED_AFTER,
    breakers: new Breakers(),
    log: logRender(() => app.log),
  })
  // Until the api tells when content changed, a document is old after its seconds and not before.
  const app = await buildApp(settings, { pools, contentVersion: () => '' })
  const stopWatching = await watchReleases({
    root: settings.releasesRoot,
    every: LOOK_FOR_RELEASES_EVERY,
    onChange: async (composition) => {
      await pools.replace(composition)
      app.log.info(
        { composition: composition.id, releases: composition.remotes.map(({ name, release }) => `${name}@${release}`) },
        'composition is live',
      )
    },
    onError: (error) => app.log.error({ err: error }, 'the new composition could not be made live'),
  })

  async function stop() {
    stopWatching()
    await app.close()
    await pools.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  await app.listen({ host: settings.host, port: settings.port })
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
