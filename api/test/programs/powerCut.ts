import fs, { copyFileSync, cpSync, mkdirSync, readlinkSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { openPglite, startParams } from '../../src/database/embedded/pglite'

const ROWS = 25

/**
 * Simulates a power cut after acknowledged writes: the folder as it was, plus only those files that the database has
 * synced since, as they were at that sync.
 */
export async function powerCut(folder: string, wrapped: boolean) {
  const disk = `${folder}-disk`
  cpSync(folder, disk, { recursive: true })
  const stop = keepWhatIsSynced(folder, disk)
  const pg = wrapped ? await openPglite(folder, true) : await PGlite.create({ fs: new NodeFS(folder), startParams })
  await pg.exec('create table proof (n integer primary key)')
  for (let n = 1; n <= ROWS; n += 1) await pg.query('insert into proof values ($1)', [n])
  stop()

  const after = await PGlite.create({ fs: new NodeFS(disk), startParams })
  const { rows } = await after.query<{ there: boolean }>(`select to_regclass('proof') is not null as there`)
  const found = rows[0]?.there ? (await after.query<{ n: number }>('select n from proof')).rows.length : 0
  await after.close()
  await pg.close()
  return { acknowledged: ROWS, found }
}

function keepWhatIsSynced(folder: string, disk: string): () => void {
  const original = fs.fdatasyncSync
  fs.fdatasyncSync = (handle) => {
    original(handle)
    const file = readlinkSync(`/proc/self/fd/${handle}`)
    const place = path.relative(folder, file)
    if (place.startsWith('..') || !statSync(file).isFile()) return
    mkdirSync(path.dirname(path.join(disk, place)), { recursive: true })
    copyFileSync(file, path.join(disk, place))
  }
  syncBuiltinESMExports()
  return () => {
    fs.fdatasyncSync = original
    syncBuiltinESMExports()
  }
}
