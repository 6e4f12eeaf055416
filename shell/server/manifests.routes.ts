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
 * `/remotes/<name>/mf-manifest.json`: the standard manifest of the live release, by which pages of other sites load
 * lent components. It names the files of the release by whole addresses, because it does not lie beside them.
 */
export const manifestRoutes: FastifyPluginAsync<ManifestOptions> = async (app, { renderers, store, publicOrigin }) => {
  app.get<{ Params: { name: string } }>('/remotes/:name/mf-manifest.json', async ({ params }, reply) => {
    const { remotes } = renderers.isLive ? renderers.current.composition : { remotes: [] }
    const remote = remotes.find(({ name }) => name === params.name)
    const file = remote && path.join(store.folder, remote.name, remote.release, 'browser/mf-manifest.json')
    // Releases from before it was written have none.
    const text = file && (await readFile(file, 'utf8').catch(() => undefined))
    if (!text) return reply.callNotFound()
    const manifest = JSON.parse(text)
    manifest.metaData.publicPath = publicOrigin + remote.base
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'no-cache',
    })
    return manifest
  })
}
