import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import type { ReleaseStore } from './releases/ReleaseStore'
import type { Renderers } from './render/Renderers'

interface ManifestOptions {
  renderers: Pick<Renderers, 'isLive' | 'current'>
  store: Pick<ReleaseStore, 'folder'>
  publicOrigin: string
}

/**
 * `/remotes/<name>/mf-manifest.json`: the standard manifest of the live release, with which other sites load lent
 * components. It names the release's files by full addresses, because it is served from another folder.
 */
export const manifestRoutes: FastifyPluginAsync<ManifestOptions> = async (app, { renderers, store, publicOrigin }) => {
  app.get<{ Params: { name: string } }>('/remotes/:name/mf-manifest.json', async ({ params }, reply) => {
    const { remotes } = renderers.isLive ? renderers.current.composition : { remotes: [] }
    const remote = remotes.find(({ name }) => name === params.name)
    if (!remote) return reply.callNotFound()
    const file = path.join(store.folder, remote.name, remote.release, 'browser/mf-manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8'))
    manifest.metaData.publicPath = publicOrigin + remote.base
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
    })
    return manifest
  })
}
