import { execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Folder of PostgreSQL's programs, 15 or newer: Debian keeps them out of PATH. Undefined when it is not installed. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : []
  const candidates = [
    ...versions
      .filter((version) => version >= 15)
      .sort((a, b) => b - a)
      .map((version) => path.join(debian, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return candidates.find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  )
}

/** Printed when PostgreSQL is missing: nobody may overlook a suite that skips. */
export const postgresMissing =
  'PostgreSQL 15 or newer is NOT INSTALLED: its half of the suite is SKIPPED. Install it with "apt-get install postgresql".'

/**
 * A cluster of its own in a temporary folder, on a free port of loopback, without passwords.
 * @param {readonly string[]} more settings besides PostgreSQL's defaults, as `name=value`
 * @returns {Promise<{ url: (database?: string) => string, createDatabase: () => Promise<string>, kill: () =>
 *   Promise<void>, start: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startPostgres(more = []) {
  const bin = findPostgres()
  if (!bin) throw new Error(postgresMissing)
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-postgres-'))
  chmodSync(folder, 0o777)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const url = (database = 'postgres') => `postgresql://brightfill@127.0.0.1:${port}/${database}`
  const program = (/** @type {string} */ name, /** @type {string[]} */ args) =>
    asOrdinaryUser(path.join(bin, name), args)
  /** @type {import('node:child_process').ChildProcess} */
  let server
  /** @type {Promise<unknown>} */
  let ended
  let databases = 0

  await run(
    ...program('initdb', [
      '-D',
      data,
      '-U',
      'brightfill',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
  )

  async function start() {
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=60',
      ...more,
    ]
    server = spawn(...program('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]), {
      stdio: 'ignore',
    })
    ended = new Promise((resolve) => server.once('exit', resolve))
    for (let attempt = 0; ; attempt += 1) {
      try {
        await run(...program('pg_isready', ['-h', '127.0.0.1', '-p', String(port), '-q']))
        return
      } catch (error) {
        if (attempt > 150 || server.exitCode !== null)
          throw new Error('The private PostgreSQL does not start', { cause: error })
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    start,
    /** A new, empty database; answers its address. */
    async createDatabase() {
      databases += 1
      const name = `site_${process.pid}_${databases}`
      await run(...program('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'brightfill', name]))
      return url(name)
    },
    kill: () => end('SIGQUIT'),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The server refuses to run as root, so root runs it as a user without rights.
 * @param {string} command
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
function asOrdinaryUser(command, args) {
  if (process.getuid?.() !== 0) return [command, args]
  return ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', command, ...args]]
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
