import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { untilReady } from './untilReady.mjs'

const root = path.resolve(import.meta.dirname, '..')

/**
 * Starts the built site for a bench and waits until it is ready.
 * @param {{ port: number, apiPort: number, dataDir: string, env?: Record<string, string>, node?: { program: string, env:
 *   NodeJS.ProcessEnv }, command?: [string, ...string[]] }} place node: another program than this one's; command: what
 *   starts the site
 */
export async function startSite({
  port,
  apiPort,
  dataDir,
  env = {},
  node = { program: process.execPath, env: process.env },
  command = [node.program, 'shared/tooling/runSite.mjs'],
}) {
  const origin = `http://localhost:${port}`
  const [program, ...words] = command
  const site = spawn(program, words, {
    cwd: root,
    env: {
      ...node.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(origin, site).catch((error) => {
    site.kill('SIGTERM')
    throw error
  })
  return {
    origin,
    pid: Number(site.pid),
    async stop() {
      const ended = once(site, 'exit')
      site.kill('SIGTERM')
      await ended
    },
  }
}
