import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { findPostgres, SHORT_LIVED, startPostgres } from '../tooling/privatePostgres'
import { hasPostgresql, onPostgresql } from './postgresql'
import { runProgram } from './runProgram'
import { root, Site } from './site'

const enquiry = { name: 'Visitor', company_name: 'Dairy', phone: '01632 960001' }

describe('a PostgreSQL server in operation', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-server-'))
  let server: Awaited<ReturnType<typeof startPostgres>>

  beforeAll(async () => {
    if (hasPostgresql) server = await startPostgres(SHORT_LIVED)
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const command = (words: string[], env: Record<string, string>) =>
    execFileSync(process.execPath, [path.join(root, 'api/dist/main.js'), ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...env },
      encoding: 'utf8',
    })

  onPostgresql('needs no more rights for the api than deploy/roles.sql gives', rights, 180_000)

  async function rights() {
    const psql = path.join(findPostgres() ?? '', 'psql')
    const passwords = ['-v', 'owner_password=o', '-v', 'api_password=a', '-v', 'ON_ERROR_STOP=1']
    const roles = path.join(root, 'deploy/roles.sql')
    execFileSync(psql, [...passwords, '-q', '-f', roles, server.url()], { stdio: ['ignore', 'ignore', 'inherit'] })
    const as = (role: string) => ({
      DATABASE_URL: server.url('brightfill').replace('brightfill@', `${role}:x@`),
    })
    command(['migrate'], as('brightfill_owner'))
    command(['seed', 'demo'], as('brightfill_owner'))
    const api = await startApi({ root, env: as('brightfill_api'), dataDir: path.join(folder, 'data') })
    const site = new Site(api.url, api.stop)
    expect((await site.post('/submit-form-footer', enquiry)).status).toBe(201)
    expect((await site.importContent(await site.exportContent())).body).toEqual({ result: 1 })

    const client = new pg.Client({ connectionString: as('brightfill_api').DATABASE_URL })
    await client.connect()
    await expect(client.query('drop table page')).rejects.toThrow('must be owner')
    await expect(client.query('create table mine (id int)')).rejects.toThrow('permission denied')
    await client.end()
    await site.stop()
  }

  onPostgresql('still serves pages, and refuses writes, while it is read-only', readOnly, 120_000)

  async function readOnly() {
    const env = { DATABASE_URL: await server.createDatabase() }
    const first = await startApi({ root, env, dataDir: path.join(folder, 'read-only') })
    await first.stop()
    const client = new pg.Client({ connectionString: server.url() })
    await client.connect()
    const name = path.basename(env.DATABASE_URL)
    await client.query(`alter database ${name} set default_transaction_read_only = on`)
    await client.end()
    const api = await startApi({ root, env, dataDir: path.join(folder, 'read-only') })
    const site = new Site(api.url, api.stop)
    expect((await site.get('/api/fields?url=/')).status).toBe(200)
    const refused = await site.post('/submit-form-footer', enquiry)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    await site.stop()
  }

  onPostgresql('may vanish silently: each call ends in time, and the next is answered', vanishes, 120_000)

  async function vanishes() {
    type Outcome = { said: string; seconds: number }
    const url = await server.createDatabase()
    const found = await runProgram<Record<string, Outcome>>('vanishedServer', url)
    const said = Object.fromEntries(Object.entries(found).map(([what, outcome]) => [what, outcome.said]))
    expect(said).toEqual({
      before: 'answered',
      call: 'Query read timeout',
      next: 'answered',
      transaction: 'Query read timeout',
      after: 'answered',
      long: '57014', // the server's own limit
      longOnPurpose: 'answered', // a backup, a restore, the wait for another api that fills the database
    })
    // A second and a half each: the rollback of the transaction does not wait.
    for (const what of ['call', 'transaction']) expect(found[what]?.seconds).toBeLessThan(2.5)
  }

  onPostgresql('is checked over TLS against the certificate authority in PGSSLROOTCERT', tls, 120_000)

  async function tls() {
    const authority = path.join(folder, 'authority.pem')
    const key = path.join(folder, 'key.pem')
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-keyout', key]
    execFileSync('openssl', ['req', '-x509', ...made, ...subject, '-out', authority], { stdio: 'ignore' })
    const client = new pg.Client({ connectionString: server.url() })
    await client.connect()
    // The user of the server must own the files.
    for (const [name, file] of Object.entries({ 'server.crt': authority, 'server.key': key })) {
      const lines = client.escapeLiteral(readFileSync(file, 'utf8').trim())
      await client.query(`copy (select regexp_split_to_table(${lines}, '\\n')) to program 'umask 077; cat > ${name}'`)
    }
    await client.query('alter system set ssl = on')
    await client.query('select pg_reload_conf()')
    await client.end()
    const url = (await server.createDatabase()).replace('127.0.0.1', 'localhost')
    const env = { DATABASE_URL: `${url}?sslmode=verify-full` }
    expect(() => command(['migrate'], env)).toThrow(/self-signed certificate/)
    expect(command(['migrate'], { ...env, PGSSLROOTCERT: authority })).toContain('up to date')
  }
})
