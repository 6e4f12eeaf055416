import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Folder of PostgreSQL's programs, 15 or newer: Debian does not put them into PATH. Undefined if not installed. */
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

/** Printed when PostgreSQL is missing, so that developers notice the skipped suites. */
export const postgresMissing =
  'PostgreSQL 15 or newer is NOT INSTALLED: its half of the suite is SKIPPED. Install it with "apt-get install postgresql".'

/** Settings for a cluster that ends with its tests and need not survive a power cut. */
export const SHORT_LIVED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * A new cluster in a temporary folder, on a free port of loopback, without passwords.
 * @param more settings that differ from PostgreSQL's defaults, as `name=value`
 */
export async function startPostgres(more: readonly string[] = []) {
  const bin = findPostgres()
  if (!bin) throw new Error(postgresMissing)
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-postgres-'))
  chmodSync(folder, 0o777)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const url = (database = 'postgres') => `postgresql://brightfill@127.0.0.1:${port}/${database}`
  const program = (name: string, args: string[]) => asOrdinaryUser(path.join(bin, name), args)
  let server: ChildProcess
  let ended: Promise<unknown>
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
          throw new Error('The private PostgreSQL did not start', { cause: error })
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }
  async function end(signal: NodeJS.Signals) {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    start,
    /** Creates an empty database. @returns its address */
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

/** The server refuses to run as root, so root runs it as an unprivileged user. */
function asOrdinaryUser(command: string, args: string[]): [command: string, args: string[]] {
  if (process.getuid?.() !== 0) return [command, args]
  return ['setpriv', ['--reuid=nobody', '--regid=nogroup', '--clear-groups', command, ...args]]
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
