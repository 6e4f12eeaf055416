import { createHash } from 'node:crypto'
import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import { siteParts } from '../packages.mjs'
import { siteOrigin, siteText } from '../site.mjs'
import { shellFiles } from '../webpack/shell.mjs'
import { standsAlone, titleOf } from '../workspaces.mjs'
import { outputOf, refreshedRemote, refreshedShell, remoteOnServer, renderingShell } from './configs.mjs'
import { developmentDocuments } from './documents.mjs'
import { ServerSide } from './ServerSide.mjs'

/** @typedef {import('../webpack/base.mjs').BuildConfig} BuildConfig */

/**
 * The configurations of a server in front of a running site: remotes of this checkout and its shell, refreshed as they
 * are edited, with the other remotes that are live there. Visitors of the site see nothing of it.
 * @param {string[]} workspaces of remotes
 * @returns {Promise<BuildConfig[]>}
 * @throws Error when the site is not running
 */
export async function developSite(workspaces) {
  const site = siteOrigin()
  if ((await siteText('/readyz')) === undefined)
    throw new Error(`No site is ready at ${site}; start it, or set SITE_ORIGIN`)
  const { shellFolder, serverParts, renderer, shell, onServer } = await partsOfTheSite()
  const shellManifest = path.join(shellFolder, 'manifest.json')
  const configs = [...onServer, ...workspaces.map(remoteOnServer)]
  const serverSide = new ServerSide({ workspaces, configs, renderer, site })
  const developmentDocument = await developmentDocuments({ workspaces, shellManifest, serverParts, serverSide })
  const port = Number(process.env.DEV_PORT) || 3100
  const names = workspaces.map(titleOf).join(', ')
  const [first, ...others] = [...shell, ...workspaces.map(refreshedRemote)]
  if (!first) throw new Error('There is nothing to develop')
  // The name is of a Trusted Types policy that the site's documents allow (contentSecurityPolicy.ts). Not typed yet.
  const overlay = { errors: true, warnings: false, runtimeErrors: true, trustedTypesPolicyName: 'brightfill-html' }
  /** @type {import('webpack-dev-server').Configuration} */
  const devServer = {
    host: '127.0.0.1',
    port,
    hot: true,
    client: {
      // Over the page: what does not compile, what throws, and where the browser draws another page than the server.
      overlay,
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
    proxy: [
      {
        context: (/** @type {string} */ address) => !address.startsWith(shellFiles),
        target: site,
        changeOrigin: true,
        selfHandleResponse: true,
        logLevel: 'warn',
        onProxyReq: (/** @type {import('node:http').ClientRequest} */ request) =>
          request.getHeader('origin') && request.setHeader('origin', site),
        onProxyRes: responseInterceptor(async (body, { headers }, request, response) => {
          if (!headers['content-type']?.startsWith('text/html')) return body
          response.setHeader('cache-control', 'no-store')
          response.removeHeader('etag')
          response.removeHeader('integrity-policy') // development builds have no hashes
          allowEmptyStyles(response)
          const url = new URL(request.url ?? '', `http://${request.headers.host}`)
          const { html, status, location } = await developmentDocument(body.toString('utf8'), url)
          if (status) response.statusCode = status
          if (location) response.setHeader('location', location)
          return html
        }),
      },
    ],
    onListening: (/** @type {import('webpack-dev-server')} */ { middleware }) =>
      middleware?.waitUntilValid(() => console.log(`${names} is at http://localhost:${port}, inside ${site}`)),
  }
  return [{ ...first, devServer }, ...others]
}

/**
 * In a document of the server, the browser looks for stylesheets inside it. They are links here (./documents.mjs), so
 * React adds empty elements.
 * @param {import('node:http').ServerResponse} response
 */
function allowEmptyStyles(response) {
  const hash = createHash('sha256').update('').digest('base64')
  const policy = String(response.getHeader('content-security-policy') ?? '')
  response.setHeader('content-security-policy', policy.replace(/style-src/, `$& 'sha256-${hash}'`))
}

/**
 * The shell and the server's documents: of this checkout, where the shell is refreshed as well, else those the packages
 * bring.
 * @returns {Promise<{ shellFolder: string, serverParts: string, renderer: string, shell: BuildConfig[],
 *   onServer: BuildConfig[] }>} shell: what the development server builds; onServer: what is built to render pages
 */
async function partsOfTheSite() {
  if (standsAlone)
    return {
      shellFolder: path.join(siteParts, 'shell/browser'),
      serverParts: path.join(siteParts, 'documents.mjs'),
      renderer: path.join(siteParts, 'shell/server/render.cjs'),
      shell: [],
      onServer: [],
    }
  const { buildDocuments } = await import('./buildSiteParts.mjs')
  const shell = refreshedShell()
  return {
    shellFolder: shell.output.path ?? '',
    serverParts: await buildDocuments(),
    renderer: path.join(outputOf('shell'), 'server/render.cjs'),
    shell: [shell],
    onServer: [renderingShell()],
  }
}
