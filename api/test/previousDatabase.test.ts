import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runCommand } from './command'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'

describe('a database of a release before 1.0', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-previous-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  // embedded.long.test.ts tests the embedded one, which needs three starts.
  onPostgresql('is refused in one sentence that says what to do [R-558]', async () => {
    const url = await postgresDatabase('empty')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`create table kysely_migration (name text primary key, timestamp text not null);
      insert into kysely_migration values ('0001_content', '')`)
    await client.end()
    expect(await runCommand([], { DATABASE_URL: url, DATA_DIR: dataDir })).toEqual({
      code: 1,
      output:
        'The api could not start: The database was made by a release before 1.0, which this release cannot read: ' +
        'use an empty one, or move the folder "database" of DATA_DIR away\n',
    })
  })
})
