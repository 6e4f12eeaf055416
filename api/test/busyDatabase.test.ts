import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site } from './site'

// More than the pool has connections.
const VISITORS = 12

describe('a busy database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-busy-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  onPostgresql('asks calls that get no connection to try again, and answers the others', onPostgres, 60_000)

  async function onPostgres() {
    const url = await postgresDatabase()
    const { url: address, stop } = await startApi({ root, env: { DATABASE_URL: url }, dataDir })
    const site = new Site(address, stop)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('begin')
    await other.query('lock table account in access exclusive mode')

    const signIns = Array.from({ length: VISITORS }, () =>
      site.post('/user/login/account/auth', { login: 'a@busy.example', password: 'x' }),
    )
    const first = await Promise.race(signIns) // one without a connection: the others wait for the table
    await other.query('rollback')
    await other.end()
    const later = await Promise.all(signIns)
    await site.stop()

    expect([first.status, first.body.code, first.headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect(later.filter(({ status }) => status !== 503).map(({ body }) => body.code)).toContain('invalid_credentials')
  }
})
