import pg from 'pg'
import { migrationFiles } from './migrate'
import { serverAddress } from './serverAddress'

/**
 * Describes a PostgreSQL server and the site's database; changes nothing.
 * @throws Error when it cannot be reached
 */
export async function lookAtServer(url: string): Promise<{ ok: boolean; found: string }> {
  const client = new pg.Client({ connectionString: serverAddress(url), connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; waits: boolean; migrated: boolean }>(`
      select current_setting('server_version') as version, pg_is_in_recovery() as waits,
        to_regclass('kysely_migration') is not null as migrated`)
    const [server] = rows
    const done = server?.migrated ? (await client.query('select name from kysely_migration')).rows.length : 0
    const missing = migrationFiles().length - done
    const state = missing > 0 ? `${missing} migrations to run: use "migrate"` : 'up to date'
    const standby = server?.waits ? '; a standby: it takes no writes' : ''
    return { ok: missing <= 0 && !server?.waits, found: `PostgreSQL ${server?.version}, ${state}${standby}` }
  } finally {
    await client.end()
  }
}
