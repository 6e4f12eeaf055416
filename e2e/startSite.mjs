import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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
  for (let tries = 0; tries < 600; tries += 1) {
    if (site.exitCode !== null) throw new Error('The site did not start')
    if (
      await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await wait(200)
  }
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
