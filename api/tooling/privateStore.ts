import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './privatePostgres'

/**
 * A new S3-compatible store in a temporary folder, as a process on a free port of loopback.
 * @returns url for `S3_URL`; a folder in the bucket may follow. `kill` keeps the stored files, `stop` removes them
 */
export async function startStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-store-'))
  const port = await freePort()
  let server: ChildProcess
  let ended: Promise<unknown>

  async function start() {
    // It encrypts the continuation of long lists with DES.
    const execArgv = ['--openssl-legacy-provider', '--import', 'tsx']
    server = fork(new URL('./s3Server.ts', import.meta.url), [folder, String(port)], { execArgv })
    ended = new Promise((resolve) => server.once('exit', resolve))
    await new Promise((resolve, reject) => {
      server.once('message', resolve)
      server.once('exit', () => reject(new Error('The private store did not start')))
    })
  }
  async function kill() {
    server.kill('SIGKILL')
    await ended
  }

  await start()
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/brightfill`,
    start,
    kill,
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
