import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { closeFolder } from '../closeFolder'

/**
 * Makes the files of a new database, beside their place first, so that a start that is interrupted leaves nothing half
 * made.
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  const maker = fork(fileURLToPath(new URL('./newDatabase.worker.js', import.meta.url)), [unfinished], { execArgv: [] })
  const [code] = await once(maker, 'exit')
  if (code !== 0) throw new Error(`The files of the database could not be made in ${folder}`)
  closeFolder(unfinished) // PGlite sets modes of its own
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}
