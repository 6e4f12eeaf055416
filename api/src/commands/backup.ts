import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { inFolder, packBackup, rowsOf, unpackBackup } from '../backup/archive'
import { differingMedia, gatherMedia, mediaSums, placeMedia } from '../backup/mediaSums'
import { refuseOther, restoreRows } from '../backup/restoreRows'
import { differingTables, type RowsEnd, readRows } from '../backup/rowFile'
import { writeRows } from '../backup/writeRows'
import { FolderInUse } from '../database/embedded/dataLock'
import { migrate, migrationFiles } from '../database/migrate'
import type { Tables } from '../database/tables'
import { openSiteDatabase } from '../openSiteDatabase'
import type { Settings } from '../settings'
import { openStore } from '../store/openStore'
import { readRowsOfRunningApi } from './callRunningApi'

// The same backup for both databases: a snapshot of the rows, and all media files.

/** Writes the whole site into a new file, also while it runs. */
export async function backup(settings: Settings, [file]: string[]): Promise<string> {
  if (!file) throw new Error('Usage: backup <new file>')
  if (existsSync(file)) throw new Error(`${file} already exists`)
  return inFolder(path.dirname(path.resolve(file)), async (folder) => {
    await rowsOfSite(settings, rowsOf(folder))
    const end = await readRows(rowsOf(folder))
    // After the rows: media are only ever added, so none that a row names is missing.
    await gatherMedia(openStore(settings), folder)
    const files = await packBackup(folder, file)
    return `${file}: ${described(end, files)}`
  })
}

/** Puts a backup into a database without tables, and brings it to the newest migration. */
export async function restore(settings: Settings, [file]: string[]): Promise<string> {
  if (!file) throw new Error('Usage: restore <file of a backup>')
  mkdirSync(settings.dataDir, { recursive: true })
  return inFolder(settings.dataDir, async (folder) => {
    const sums = await unpackBackup(file, folder)
    const end = await readRows(rowsOf(folder))
    if (!migrationFiles().includes(`${end.migration}.sql`))
      throw new Error(`This backup was made by a different release (${end.migration}): restore it with that release`)
    await withDatabase(settings, async (db) => {
      await migrate(db, end.migration)
      await refuseOther(db, end.migration)
      // Before the rows: a database with rows is refused, so a restore that fails here can be repeated.
      await placeMedia(openStore(settings), folder)
      await restoreRows(db, rowsOf(folder), end.migration)
      const written = path.join(folder, 'written')
      await writeRows(db, written)
      refuse(differingTables(end, (await readRows(written)).tables))
      await migrate(db)
    })
    return `The site has ${described(end, Object.keys(sums).length)}`
  })
}

/** Compares a backup with the site. */
export async function verify(settings: Settings, [file]: string[]): Promise<string> {
  if (!file) throw new Error('Usage: verify <file of a backup>')
  return inFolder(path.dirname(path.resolve(file)), async (folder) => {
    const sums = await unpackBackup(file, folder)
    const end = await readRows(rowsOf(folder))
    const found = path.join(folder, 'found')
    await rowsOfSite(settings, found)
    const site = await readRows(found)
    if (site.migration !== end.migration)
      throw new Error(
        `The backup is intact, but it was made at migration ${end.migration} and the site is at ${site.migration}`,
      )
    const media = path.join(folder, 'site')
    await gatherMedia(openStore(settings), media)
    refuse([...differingTables(end, site.tables), ...differingMedia(sums, await mediaSums(media))])
    return `Equal: ${described(end, Object.keys(sums).length)}`
  })
}

async function rowsOfSite(settings: Settings, file: string): Promise<void> {
  if (!settings.databaseUrl && !existsSync(path.join(settings.dataDir, 'database')))
    throw new Error(`DATA_DIR ${settings.dataDir} has no database`)
  try {
    await withDatabase(settings, (db) => writeRows(db, file))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await writeFile(file, await readRowsOfRunningApi(settings), { mode: 0o600 })
  }
}

/** Connects as migrations do: to the server itself, without a time limit, and migrates nothing. */
async function withDatabase(settings: Settings, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  await (await openSiteDatabase(settings, work)).close()
}

function refuse(differences: string[]) {
  if (differences.length > 0) throw new Error(`The site differs from the backup:\n${differences.join('\n')}`)
}

function described({ tables, migration }: RowsEnd, media: number): string {
  const counts = Object.values(tables).map(({ rows }) => rows)
  const rows = counts.reduce((sum, count) => sum + count, 0)
  return `${rows} rows of ${counts.filter(Boolean).length} tables, ${media} files of media, as of migration ${migration}`
}
