import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import { siteParts } from '../packages.mjs'
import { siteOrigin } from '../site.mjs'
import { standsAlone, titleOf } from '../workspaces.mjs'
import { developmentRemote, RELEASE } from './configs.mjs'
import { developmentDocuments } from './documents.mjs'

/**
 * The configuration of a server in front of a running site: one remote from this checkout, refreshed as it is edited,
 * with the other remotes that are live there. Visitors of the site see nothing of it.
 * @param {string} workspace
 * @throws Error when the site is not running
 */
export async function developRemote(workspace, env = process.env) {
  const site = siteOrigin(env)
  const { ok } = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => ({ ok: false }))
  if (!ok) throw new Error(`No site is ready at ${site}; start it, or set SITE_ORIGIN`)
  const { shellFolder, serverParts } = await partsOfTheSite()
  const developmentDocument = await developmentDocuments({ workspace, shellFolder, serverParts })
  const config = developmentRemote(workspace)
  const shellFiles = [`/remotes/shell/${RELEASE}/browser/`, '/remotes/shell/libraries/']
  const port = Number(env.DEV_PORT) || 3100
  config.devServer = {
    host: '127.0.0.1',
    port,
    hot: true,
    // The page's own host, whatever it is called: the policy allows no other.
    client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/dev/updates' },
    devMiddleware: { publicPath: config.output.publicPath, stats: 'errors-warnings' },
    static: shellFiles.map((publicPath) => ({
      directory: path.join(shellFolder, 'browser'),
      publicPath,
      watch: false,
    })),
    webSocketServer: { type: 'ws', options: { path: '/dev/updates' } },
    proxy: [
      {
        context: (/** @type {string} */ address) => !shellFiles.some((folder) => address.startsWith(folder)),
        target: site,
        changeOrigin: true,
        selfHandleResponse: true,
        logLevel: 'warn',
        onProxyReq: (/** @type {import('node:http').ClientRequest} */ request) =>
          request.getHeader('origin') && request.setHeader('origin', site),
        onProxyRes: responseInterceptor(async (body, { headers }, _request, response) => {
          if (!headers['content-type']?.startsWith('text/html')) return body
          response.setHeader('cache-control', 'no-store')
          response.removeHeader('etag')
          response.removeHeader('integrity-policy') // development builds have no hashes
          return developmentDocument(body.toString('utf8'))
        }),
      },
    ],
    onListening: (/** @type {import('webpack-dev-server')} */ { middleware }) =>
      middleware?.waitUntilValid(() =>
        console.log(`${titleOf(workspace)} is at http://localhost:${port}, inside ${site}`),
      ),
  }
  return config
}

/** The shell's development build and the server's documents: of this checkout, else those the packages bring. */
async function partsOfTheSite() {
  if (standsAlone)
    return { shellFolder: path.join(siteParts, 'shell'), serverParts: path.join(siteParts, 'documents.mjs') }
  const { buildSiteParts } = await import('./buildSiteParts.mjs')
  return buildSiteParts()
}
