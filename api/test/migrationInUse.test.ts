import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runCommand } from './command'
import { untilWaiting } from './lockedOut'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { runProgram } from './runProgram'
import { startSite } from './site'
import { withoutOrders } from './withoutOrders'

describe('a migration of a database in use', () => {
  onPostgresql(
    'lets calls pass while another program locks a table, and finishes once that ends [R-558]',
    async () => {
      const url = await postgresDatabase()
      const site = await startSite('postgresql', {}, url)
      const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-migration-'))
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await withoutOrders(client)
      await client.query('begin; lock table account in row exclusive mode')
      let done = false
      const migrating = runCommand(['migrate'], { DATABASE_URL: url, DATA_DIR: dataDir }).finally(() => {
        done = true
      })
      await untilWaiting(client, 1)
      const asked = performance.now()
      const person = { name: 'Ada', phone: '+44 1632 960001', email: 'ada@migration.example', password: 'Abcdefg1' }
      expect((await site.post('/registration/account', person)).status).toBe(201)
      expect(performance.now() - asked).toBeLessThan(4_500)
      await untilWaiting(client, 1) // it retries
      expect(done).toBe(false)
      await client.query('commit')
      expect(await migrating).toEqual({ code: 0, output: expect.stringContaining('up to date') })
      expect((await client.query("select from pg_class where relname = 'customer_order'")).rowCount).toBe(1)
      await client.end()
      await site.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    120_000,
  )

  onPostgresql(
    'waits without a limit for another api that migrates, and calls keep their limit [R-558]',
    async () => {
      const queryCanceled = '57014'
      const url = await postgresDatabase('empty')
      expect(await runProgram('waitingMigration', url)).toEqual({ migration: 'done', call: queryCanceled })
    },
    60_000,
  )
})
