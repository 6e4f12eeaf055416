import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess.mjs'
import { findPostgres, postgresMissing } from '../tooling/privatePostgres.mjs'
import { postgresDatabase } from './prepared'
import { root, Site } from './site'

describe('a database that the next release has migrated', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-next-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const missing = !findPostgres()
  if (missing) process.stderr.write(`\n${postgresMissing}\n`)
  const run = missing ? it.skip : it // skipped only where PostgreSQL is not installed

  run(
    'serves this release, so that a roll back needs no other database [R-558]',
    async () => {
      const url = await postgresDatabase()
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('alter table enquiry add column remark text')
      await client.query("insert into kysely_migration (name, timestamp) values ('9999_remark', now()::text)")
      await client.end()
      const api = await startApi({ root, dataDir, env: { DATABASE_URL: url } })
      const site = new Site(api.url, api.stop)
      const form = { name: 'Ada', company_name: 'Field', phone: '01632 960001' }
      expect((await site.post('/submit-form-footer', form)).status).toBe(201)
      await site.stop()
    },
    120_000,
  )
})
