import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runCommand } from './command'
import { untilWaiting } from './lockedOut'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { startSite } from './site'

describe('a migration of a database in use', () => {
  onPostgresql(
    'lets calls pass while another program keeps a table, and is done when that has ended [R-558]',
    async () => {
      const url = await postgresDatabase()
      const site = await startSite('postgresql', {}, url)
      const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-migration-'))
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('drop index outbox_stop_url')
      await client.query("delete from kysely_migration where name = '0083_stop_mails'")
      await client.query('begin; lock table outbox in row exclusive mode')
      let done = false
      const migrating = runCommand(['migrate'], { DATABASE_URL: url, DATA_DIR: dataDir }).finally(() => {
        done = true
      })
      await untilWaiting(client, 1)
      const asked = performance.now()
      const form = { name: 'Ada', company_name: 'Field', phone: '01632 960001', email: 'ada@migration.example' }
      expect((await site.post('/submit-form-footer', form)).status).toBe(201)
      expect(performance.now() - asked).toBeLessThan(4_500)
      await untilWaiting(client, 1) // it tries again
      expect(done).toBe(false)
      await client.query('commit')
      expect(await migrating).toEqual({ code: 0, output: expect.stringContaining('every migration') })
      expect((await client.query("select from pg_class where relname = 'outbox_stop_url'")).rowCount).toBe(1)
      await client.end()
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    120_000,
  )
})
