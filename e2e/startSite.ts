import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { endProcess } from './endProcess'
import { root } from './projectCopy'
import { untilReady } from './untilReady'

/**
 * Starts the built site for a bench and waits until it is ready.
 * @param place dataDir: by default a new folder, which ends with the site; node: another program than this one's;
 *   command: what starts the site
 */
export async function startSite({
  port,
  apiPort,
  dataDir: named,
  env = {},
  node = { program: process.execPath, env: process.env },
  command = [node.program, '--import', 'tsx', 'shared/tooling/runSite.ts'],
}: {
  port: number
  apiPort: number
  dataDir?: string
  env?: Record<string, string>
  node?: { program: string; env: NodeJS.ProcessEnv }
  command?: [string, ...string[]]
}) {
  const origin = `http://localhost:${port}`
  const dataDir = named ?? mkdtempSync(path.join(os.tmpdir(), 'brightfill-site-'))
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
    // By the channel the site notices that we have ended, whatever the reason.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  site.channel?.unref()
  const stop = async () => {
    await endProcess(site)
    if (!named) rmSync(dataDir, { recursive: true, force: true })
  }
  await untilReady(origin, site).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, apiPort, dataDir, pid: Number(site.pid), stop }
}
