import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { root, Site } from './site'
import { withoutOrders } from './withoutOrders'

describe('a database migrated by the next release', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-next-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  onPostgresql(
    'works for this release, so that a rollback needs no other database, and gets migrations with lower numbers [R-558]',
    async () => {
      const url = await postgresDatabase()
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('alter table enquiry add column remark text')
      await client.query("insert into kysely_migration (name, timestamp) values ('9999_remark', now()::text)")
      // A migration of this release that is applied after the next one's.
      await withoutOrders(client)
      await client.end()
      const api = await startApi({ root, dataDir, env: { DATABASE_URL: url } })
      const site = new Site(api.url, api.stop)
      const token = await site.signIn()
      const orders = await site.get('/user/get/orders', { Authorization: `Bearer ${token}` })
      expect(orders.body).toEqual({ data: [] })
      const form = { name: 'Ada', company_name: 'Field', phone: '01632 960001' }
      expect((await site.post('/submit-form-footer', form)).status).toBe(201)
      await site.stop()
    },
    120_000,
  )
})
