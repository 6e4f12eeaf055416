import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { SyncingFs } from './SyncingFs'

// The parameters of PGlite without -F, which would switch syncing off. Little memory on purpose: the system's file
// cache does the rest. New log files are not zero-filled, because a call would wait 140 ms for that.
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'wal_init_zero=off',
    'shared_buffers=24MB',
    'wal_buffers=1MB',
    'max_wal_size=64MB',
  ].flatMap((value) => ['-c', value]),
]

/** Opens the database in a folder, and creates it if the folder is empty. `flushed`: see SyncingFs. */
export function openPglite(folder: string, flushed: boolean): Promise<PGlite> {
  // The same as on a server (database.ts).
  const parsers = { [types.DATE]: String, [types.TIMESTAMPTZ]: (text: string) => new Date(text).toISOString() }
  return PGlite.create({ fs: new SyncingFs(folder, flushed), extensions: { pg_trgm }, startParams, parsers })
}

/** Writes a checkpoint, so that the next start has no log to replay. */
export async function closePglite(pg: PGlite): Promise<void> {
  await pg.exec('checkpoint')
  await pg.close()
}
