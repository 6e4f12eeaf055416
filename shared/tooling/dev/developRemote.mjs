import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import { sourceHash } from '../sourceHash.mjs'
import { webpackCli } from '../webpackCli.mjs'
import { root } from '../workspaces.mjs'
import { developmentRemote, RELEASE } from './configs.mjs'
import { developmentDocuments } from './documents.mjs'

const cache = path.join(root, '.cache/dev')

/**
 * The configuration of a server in front of a running site: one remote from this checkout, refreshed as it is edited,
 * with the other remotes that are live there. Visitors of the site see nothing of it.
 * @param {string} workspace
 * @throws Error when the site is not running
 */
export async function developRemote(workspace, env = process.env) {
  const site = (env.SITE_ORIGIN || `http://localhost:${env.PORT || 3000}`).replace(/\/$/, '')
  const { ok } = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => ({ ok: false }))
  if (!ok) throw new Error(`No site is ready at ${site}; start it, or set SITE_ORIGIN`)
  const shellFolder = await builtShell()
  const developmentDocument = await developmentDocuments({ workspace, shellFolder, cache })
  const config = developmentRemote(workspace)
  const shellFiles = `/remotes/shell/${RELEASE}/browser/`
  const port = Number(env.DEV_PORT) || 3100
  config.devServer = {
    host: '127.0.0.1',
    port,
    hot: true,
    // The page's own host, whatever it is called: the policy allows no other.
    client: { overlay: false, logging: 'warn', webSocketURL: 'auto://0.0.0.0:0/dev/updates' },
    devMiddleware: { publicPath: config.output.publicPath, stats: 'errors-warnings' },
    static: { directory: path.join(shellFolder, 'browser'), publicPath: shellFiles, watch: false },
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
        onProxyRes: responseInterceptor(async (body, { headers }, _request, response) => {
          if (!headers['content-type']?.startsWith('text/html')) return body
          response.setHeader('cache-control', 'no-store')
          response.removeHeader('etag')
          return developmentDocument(body.toString('utf8'))
        }),
      },
    ],
    onListening: (/** @type {import('webpack-dev-server')} */ { middleware }) =>
      middleware?.waitUntilValid(() => console.log(`${workspace} is at http://localhost:${port}, inside ${site}`)),
  }
  return config
}

/** The shell's development build, made once for the sources it has. */
async function builtShell() {
  const sources = ['shell/src', 'shared/src', 'shared/tooling/webpack', 'shared/tooling/dev', 'package-lock.json']
  const folder = path.join(cache, `shell-${sourceHash(sources)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache))
    if (name.startsWith('shell-')) rmSync(path.join(cache, name), { recursive: true })
  console.log('Building the shell for development ...')
  const making = `${folder}.${process.pid}`
  await webpackCli('shell', '--env', `development=${making}`)
  renameSync(making, folder)
  return folder
}
