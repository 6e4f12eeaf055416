import { spawn } from 'node:child_process'
import { createServer, request as httpRequest } from 'node:http'
import path from 'node:path'
import { endProcess } from './endProcess'
import { root } from './projectCopy'
import { API_PORT, dataDir, SHELL_KEY, PORT as SITE_PORT } from './site'
import { untilReady } from './untilReady'

const PORT = SITE_PORT + 1
const PROXY_PORT = API_PORT + 1

export interface SiteStatus {
  maintenance: boolean
  permission: boolean
}

/**
 * A second composition server over the same releases and api. The test decides its status and whether it reaches the
 * api. The shared site stays as it is, because the other tests use it.
 */
export async function startMaintainedSite(initial: SiteStatus) {
  let status = initial
  let cut = false
  let asked = 0
  const unmarked = new Set<string>()
  const proxy = createServer((request, response) => {
    if (cut) return request.socket.destroy()
    const { method, headers, url } = request
    const own = headers['x-shell-key'] === SHELL_KEY || url === '/readyz'
    if (own === (headers['x-forwarded-for'] !== undefined)) unmarked.add(`${method} ${url}`)
    if (url === '/api/status') {
      asked += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(status))
      return
    }
    const onward = httpRequest({ host: '127.0.0.1', port: API_PORT, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.writeHead(502).end())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(PROXY_PORT, '127.0.0.1', resolve))

  const origin = `http://localhost:${PORT}`
  const server = spawn(process.execPath, ['shell/dist/program/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      API_ORIGINS: `http://127.0.0.1:${PROXY_PORT}`,
      PUBLIC_ORIGIN: origin,
      RELEASES_DIR: path.join(dataDir, 'releases-of-another-server'),
      TEAM_KEYS: path.join(dataDir, 'team.keys'),
      SHELL_KEY,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(origin, server).catch((error) => {
    server.kill('SIGKILL') // otherwise it would keep the port
    proxy.close()
    throw error
  })

  return {
    origin,
    /** How many status calls the browser and the server have made. */
    asked: () => asked,
    /** Calls that the api can assign neither to the server itself nor to a visitor. */
    unmarked: () => [...unmarked],
    setStatus(next: SiteStatus) {
      status = next
    },
    /** Cuts the api off, or connects it again. */
    cutApi(next: boolean) {
      cut = next
    },
    async stop() {
      await endProcess(server)
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
