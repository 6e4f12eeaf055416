import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { differingMedia, mediaSums } from './mediaSums'

// A backup is one tar.gz: `rows`, `media.json` with the hash of each file, and `media/`.

/**
 * A folder for what a backup is made of or unpacked to, gone when the work is done. Where that is ended by force, the
 * next nightly backup removes it, by its name (deploy/brightfill-backup.service).
 */
export async function inFolder<Result>(beside: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(beside, 'backup-in-work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const rowsOf = (folder: string) => path.join(folder, 'rows')

/**
 * Packs the rows and the media of a folder. The file has its name when it is whole.
 * @returns how many files of media it has
 */
export async function packBackup(folder: string, file: string): Promise<number> {
  const sums = await mediaSums(folder)
  await writeFile(path.join(folder, 'media.json'), JSON.stringify(sums))
  const names = ['rows', 'media.json', 'media'].filter((name) => existsSync(path.join(folder, name)))
  const unfinished = `${file}.part`
  try {
    await create({ cwd: folder, file: unfinished, gzip: true, portable: true, follow: true, mode: 0o600 }, names)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }) // on a full disk it would stay in the way of the next one
    throw error
  }
  return Object.keys(sums).length
}

/**
 * Unpacks a backup into a folder.
 * @returns the hashes of its media
 * @throws Error when a file is not what was packed
 */
export async function unpackBackup(file: string, folder: string): Promise<Record<string, string>> {
  await extract({
    file,
    cwd: folder,
    strict: true,
    filter: (name) => /^(rows|media\.json|media\/.*|media)$/.test(name),
  })
  const sums: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'media.json'), 'utf8'))
  const damaged = differingMedia(sums, await mediaSums(folder))
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join('; ')}`)
  return sums
}
