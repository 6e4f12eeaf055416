import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './privatePostgres'

// Bundled programs have the same depth.
const checkout = path.resolve(import.meta.dirname, '../..')

/** The platform key of the apis started here. */
export const PLATFORM_KEY = 'platform-key-of-the-tests-0123456789'

/**
 * Starts the built api as in production, on a free port and in its own data folder.
 * @param options root is the project's folder
 */
export async function startApi({
  root = checkout,
  env = {},
  dataDir,
  port,
}: {
  root?: string
  env?: Record<string, string>
  dataDir?: string
  port?: number
} = {}) {
  const ownFolder = dataDir === undefined
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'brightfill-api-'))
  const chosenPort = port ?? (await freePort())
  const started = Date.now()
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'api/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      API_PORT: String(chosenPort),
      PLATFORM_KEY,
      // Copies of all pictures take minutes of processor time, and a test needs few.
      PICTURES_AHEAD: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  const ready: Promise<void> = new Promise((resolve, reject) => {
    const read = (chunk: string) => {
      output += chunk
      if (output.includes('The api is listening at')) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    ended.then((code) => reject(new Error(`The api ended (${code}):\n${output}`)))
  })
  const api = {
    url: `http://127.0.0.1:${chosenPort}`,
    dataDir: folder,
    pid: child.pid,
    ended,
    output: () => output,
    readyAfter: 0,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      const code = await ended
      if (ownFolder) rmSync(folder, { recursive: true, force: true })
      return code
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
  try {
    await ready
  } catch (error) {
    if (ownFolder) rmSync(folder, { recursive: true, force: true })
    throw error
  }
  api.readyAfter = Date.now() - started
  return api
}
