import { createHash } from 'node:crypto'
import type { ClientRequest, ServerResponse } from 'node:http'
import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import type { Configuration } from 'webpack-dev-server'
import { siteParts } from '../packages'
import { siteOrigin, siteText } from '../site'
import type { BuildConfig } from '../webpack/base'
import { shellFiles } from '../webpack/shell'
import { standsAlone, titleOf } from '../workspaces'
import { outputOf, refreshedRemote, refreshedShell, remoteOnServer, renderingShell } from './configs'
import { developmentDocuments } from './documents'
import { ServerSide } from './ServerSide'

/**
 * The configurations of a server in front of a running site: remotes of this checkout and its shell, refreshed as they
 * are edited, with the other remotes that are live there. Visitors of the site see nothing of it.
 * @param workspaces of remotes
 * @throws Error when the site is not running
 */
export async function developSite(workspaces: string[]): Promise<BuildConfig[]> {
  const site = siteOrigin()
  if ((await siteText('/readyz')) === undefined)
    throw new Error(`No site is running at ${site}; start it, or set SITE_ORIGIN`)
  const { shellFolder, serverParts, renderer, shell, onServer } = await partsOfTheSite()
  const shellManifest = path.join(shellFolder, 'manifest.json')
  const configs = [...onServer, ...workspaces.map(remoteOnServer)]
  const serverSide = new ServerSide({ workspaces, configs, renderer, site })
  const developmentDocument = await developmentDocuments({ workspaces, shellManifest, serverParts, serverSide })
  const port = Number(process.env.DEV_PORT) || 3100
  const names = workspaces.map(titleOf).join(', ')
  const [first, ...others] = [...shell, ...workspaces.map(refreshedRemote)]
  if (!first) throw new Error('There are no remotes to develop')
  // The name is of a Trusted Types policy that the site's documents allow (contentSecurityPolicy.ts). Not typed yet.
  const overlay = { errors: true, warnings: false, runtimeErrors: true, trustedTypesPolicyName: 'brightfill-html' }
  const devServer: Configuration = {
    host: '127.0.0.1',
    port,
    hot: true,
    client: {
      // Over the page: compile errors, exceptions, and differences between the browser's page and the server's.
      overlay,
      logging: 'warn',
      // The page's own host, whatever its name: the policy allows no other.
      webSocketURL: 'auto://0.0.0.0:0/dev/updates',
    },
    devMiddleware: {
      stats: 'errors-warnings',
      // Documents name the files of the shell by it.
      writeToDisk: (file: string) => file === shellManifest,
    },
    static: shell.length > 0 ? false : { directory: shellFolder, publicPath: shellFiles, watch: false },
    webSocketServer: { type: 'ws', options: { path: '/dev/updates' } },
    proxy: [
      {
        context: (address: string) => !address.startsWith(shellFiles),
        target: site,
        changeOrigin: true,
        selfHandleResponse: true,
        logLevel: 'warn',
        onProxyReq: (request: ClientRequest) => request.getHeader('origin') && request.setHeader('origin', site),
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
    onListening: ({ middleware }: import('webpack-dev-server')) =>
      middleware?.waitUntilValid(() => console.log(`${names} is at http://localhost:${port}, inside ${site}`)),
  }
  return [{ ...first, devServer }, ...others]
}

/**
 * In a document of the server, the browser looks for stylesheets inside it. They are links here (./documents.ts), so
 * React adds empty elements.
 */
function allowEmptyStyles(response: ServerResponse) {
  const hash = createHash('sha256').update('').digest('base64')
  const policy = String(response.getHeader('content-security-policy') ?? '')
  response.setHeader('content-security-policy', policy.replace(/style-src/, `$& 'sha256-${hash}'`))
}

/**
 * The shell and the server's documents: of this checkout, where the shell is refreshed as well, else those the packages
 * bring.
 * @returns shell: the development server's builds; onServer: the builds that render pages
 */
async function partsOfTheSite(): Promise<{
  shellFolder: string
  serverParts: string
  renderer: string
  shell: BuildConfig[]
  onServer: BuildConfig[]
}> {
  if (standsAlone)
    return {
      shellFolder: path.join(siteParts, 'shell/browser'),
      serverParts: path.join(siteParts, 'documents.mjs'),
      renderer: path.join(siteParts, 'shell/server/render.cjs'),
      shell: [],
      onServer: [],
    }
  const { buildDocuments } = await import('./buildSiteParts')
  const shell = refreshedShell()
  return {
    shellFolder: shell.output.path ?? '',
    serverParts: await buildDocuments(),
    renderer: path.join(outputOf('shell'), 'server/render.cjs'),
    shell: [shell],
    onServer: [renderingShell()],
  }
}
