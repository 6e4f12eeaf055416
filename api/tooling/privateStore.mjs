import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './privatePostgres.mjs'

/**
 * An S3-compatible store of its own in a temporary folder, as a process on a free port of loopback.
 * @returns {Promise<{ url: string, start: () => Promise<void>, kill: () => Promise<void>, pause: () => void, resume: ()
 *   => void, stop: () => Promise<void> }>} url is what `S3_URL` takes; a folder in the bucket may follow. `kill` leaves
 *   what is stored, `stop` removes it
 */
export async function startStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-store-'))
  const port = await freePort()
  /** @type {import('node:child_process').ChildProcess} */
  let server
  /** @type {Promise<unknown>} */
  let ended

  async function start() {
    // In long lists it encrypts with DES where the list goes on.
    const execArgv = ['--openssl-legacy-provider']
    server = fork(new URL('./s3Server.mjs', import.meta.url), [folder, String(port)], { execArgv })
    ended = new Promise((resolve) => server.once('exit', resolve))
    await new Promise((resolve, reject) => {
      server.once('message', resolve)
      server.once('exit', () => reject(new Error('The private store does not start')))
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
