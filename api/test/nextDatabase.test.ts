import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess.mjs'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site } from './site'

describe('a database that the next release has migrated', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-next-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  onPostgresql(
    'serves this release, so that a roll back needs no other database, and gets migrations with lower numbers [R-558]',
    async () => {
      const url = await postgresDatabase()
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('alter table enquiry add column remark text')
      await client.query("insert into kysely_migration (name, timestamp) values ('9999_remark', now()::text)")
      // One of this release that came when that one was there.
      await client.query("delete from kysely_migration where name = '0077_saved_machine_news'")
      await client.query('drop table saved_machine_mails')
      await client.query('alter table wishlist drop column known_price, drop column known_state')
      await client.end()
      const api = await startApi({ root, dataDir, env: { DATABASE_URL: url } })
      const site = new Site(api.url, api.stop)
      const token = await site.signIn()
      const mails = await site.get('/user/saved-machine-mails', { Authorization: `Bearer ${token}` })
      expect(mails.body).toEqual({ result: 1, mails: 1 })
      const form = { name: 'Ada', company_name: 'Field', phone: '01632 960001' }
      expect((await site.post('/submit-form-footer', form)).status).toBe(201)
      await site.stop()
    },
    120_000,
  )
})
