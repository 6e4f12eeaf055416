import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import { siteParts } from '../packages.mjs'
import { siteOrigin } from '../site.mjs'
import { standsAlone, titleOf } from '../workspaces.mjs'
import { RELEASE, refreshedRemote, refreshedShell } from './configs.mjs'
import { developmentDocuments } from './documents.mjs'

/** @typedef {import('../webpack/base.mjs').BuildConfig} BuildConfig */

const shellFiles = `/remotes/shell/${RELEASE}/browser/`

// Where documents look for libraries of the shell (shell/src/composition/documentFiles.ts).
const libraries = /^\/remotes\/shell\/libraries\//

/** @type {(request: { url: string }, response: unknown, next: () => void) => void} */
function asOwnFile(request, _response, next) {
  request.url = request.url.replace(libraries, shellFiles)
  next()
}

/**
 * The configurations of a server in front of a running site: remotes of this checkout and its shell, refreshed as they
 * are edited, with the other remotes that are live there. Visitors of the site see nothing of it.
 * @param {string[]} workspaces of remotes
 * @returns {Promise<BuildConfig[]>}
 * @throws Error when the site is not running
 */
export async function developSite(workspaces, env = process.env) {
  const site = siteOrigin(env)
  const { ok } = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => ({ ok: false }))
  if (!ok) throw new Error(`No site is ready at ${site}; start it, or set SITE_ORIGIN`)
  const { shellFolder, serverParts, shell } = await partsOfTheSite()
  const shellManifest = path.join(shellFolder, 'manifest.json')
  const developmentDocument = await developmentDocuments({ workspaces, shellManifest, serverParts })
  const port = Number(env.DEV_PORT) || 3100
  const names = workspaces.map(titleOf).join(', ')
  const [first, ...others] = [...shell, ...workspaces.map(refreshedRemote)]
  if (!first) throw new Error('There is nothing to develop')
  /** @type {import('webpack-dev-server').Configuration} */
  const devServer = {
    host: '127.0.0.1',
    port,
    hot: true,
    client: {
      // Over the page, while something does not compile.
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      // The page's own host, whatever it is called: the policy allows no other.
      webSocketURL: 'auto://0.0.0.0:0/dev/updates',
    },
    devMiddleware: {
      stats: 'errors-warnings',
      // Documents name the files of the shell by it.
      writeToDisk: (/** @type {string} */ file) => file === shellManifest,
    },
    static: shell.length > 0 ? false : { directory: shellFolder, publicPath: shellFiles, watch: false },
    webSocketServer: { type: 'ws', options: { path: '/dev/updates' } },
    setupMiddlewares: (middlewares) => [
      {
        name: 'libraries',
        middleware: asOwnFile,
      },
      ...middlewares,
    ],
    proxy: [
      {
        context: (/** @type {string} */ address) => !address.startsWith(shellFiles) && !libraries.test(address),
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
      middleware?.waitUntilValid(() => console.log(`${names} is at http://localhost:${port}, inside ${site}`)),
  }
  return [{ ...first, devServer }, ...others]
}

/**
 * The shell and the server's documents: of this checkout, where the shell is refreshed as well, else those the packages
 * bring.
 * @returns {Promise<{ shellFolder: string, serverParts: string, shell: BuildConfig[] }>}
 */
async function partsOfTheSite() {
  if (standsAlone)
    return {
      shellFolder: path.join(siteParts, 'shell/browser'),
      serverParts: path.join(siteParts, 'documents.mjs'),
      shell: [],
    }
  const { buildDocuments } = await import('./buildSiteParts.mjs')
  const shell = refreshedShell()
  return { shellFolder: shell.output.path ?? '', serverParts: await buildDocuments(), shell: [shell] }
}
