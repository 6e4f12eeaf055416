import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { responseInterceptor } from 'http-proxy-middleware'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { sourceHash } from '../sourceHash.mjs'
import { remoteWorkspaces, root } from '../workspaces.mjs'
import { developmentRemote, developmentShell, RELEASE } from './configs.mjs'
import { developmentDocuments } from './documents.mjs'

// npm run dev -- catalogue: one remote from this checkout, refreshed as it is edited, inside the running site; the other remotes are those
// that are live there. A server of its own in front of the site, so nothing of it reaches visitors.

const cache = path.join(root, '.cache/dev')

try {
  await develop(process.argv[2], process.env)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function develop(name = '', env) {
  const workspace = name.startsWith('mfe-') ? name : `mfe-${name}`
  if (!remoteWorkspaces.includes(workspace)) {
    throw new Error(
      `Usage: npm run dev -- <remote>; remotes are ${remoteWorkspaces.map((known) => known.slice(4)).join(', ')}`,
    )
  }
  const site = (env.SITE_ORIGIN || `http://localhost:${env.PORT || 3000}`).replace(/\/$/, '')
  const reachable = await fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!reachable) throw new Error(`No site is ready at ${site}; start it, or set SITE_ORIGIN`)

  const shellFolder = await builtShell()
  const developmentDocument = await developmentDocuments({ workspace, shellFolder, cache })
  const config = developmentRemote(workspace)
  const shellFiles = `/remotes/shell/${RELEASE}/browser/`
  const port = Number(env.DEV_PORT) || 3100
  const server = new WebpackDevServer(
    {
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
          context: (address) => !address.startsWith(shellFiles),
          target: site,
          changeOrigin: true,
          selfHandleResponse: true,
          logLevel: 'warn',
          onProxyReq: (request) => request.getHeader('origin') && request.setHeader('origin', site),
          onProxyRes: responseInterceptor(async (body, { headers }, _request, response) => {
            if (!headers['content-type']?.startsWith('text/html')) return body
            response.setHeader('cache-control', 'no-store')
            response.removeHeader('etag')
            return developmentDocument(body.toString('utf8'))
          }),
        },
      ],
    },
    webpack(config),
  )
  await server.start()
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve))
  console.log(`${workspace} is at http://localhost:${port}, inside ${site}`)
}

/** The shell's development build, made once for the sources it has. */
async function builtShell() {
  const folder = path.join(
    cache,
    `shell-${sourceHash(['shell/src', 'shared/src', 'shared/tooling/webpack', 'shared/tooling/dev', 'package-lock.json'])}`,
  )
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache))
    if (name.startsWith('shell-')) rmSync(path.join(cache, name), { recursive: true })
  console.log('Building the shell for development ...')
  const making = `${folder}.${process.pid}`
  await new Promise((resolve, reject) => {
    webpack(developmentShell(making), (error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
      else resolve()
    })
  })
  renameSync(making, folder)
  return folder
}
