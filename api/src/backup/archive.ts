import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { differingMedia, mediaSums } from './mediaSums'

// A backup is one tar.gz: `rows`, `media.json` with the hash of each file, and `media/`.

/**
 * A folder to pack or unpack a backup in, removed when the work is done. If the process is killed, the next nightly
 * backup removes it, by its name (deploy/brightfill-backup.service).
 */
export async function inFolder<Result>(beside: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(beside, 'backup-in-work-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Bytes that any backup may unpack to, and that limit in sizes of its file: rows shrink to a tenth, media hardly. */
const MUCH = 100_000_000
const TIMES = 100

export const rowsOf = (folder: string) => path.join(folder, 'rows')

/**
 * Packs the rows and the media of a folder. The file gets its name once it is complete.
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
 * Unpacks a backup into a folder: its rows, and the media that its list names. Skips other files, and refuses an
 * archive that would fill the disk.
 * @returns the hashes of its media
 * @throws Error when a file differs from what was packed
 */
export async function unpackBackup(file: string, folder: string): Promise<Record<string, string>> {
  const most = MUCH + TIMES * (await stat(file)).size
  let bytes = 0
  const take = (names: (name: string) => boolean) =>
    extract({
      file,
      cwd: folder,
      strict: true,
      filter: (name, entry) => {
        // A link would bring in a file of this machine.
        const isPlain = 'type' in entry && /File$|^Directory$/.test(entry.type)
        if (!isPlain || !names(name) || bytes > most) return false
        bytes += entry.size ?? 0
        return bytes <= most
      },
    })
  await take((name) => name === 'media.json')
  const sums: Record<string, string> = JSON.parse(await readFile(path.join(folder, 'media.json'), 'utf8'))
  await take((name) => name === 'rows' || (name.startsWith('media/') && Object.hasOwn(sums, name.slice(6))))
  if (bytes > most)
    throw new Error(`The backup unpacks to more than ${Math.round(most / 1e6)} MB: it is not a backup of a site`)
  const damaged = differingMedia(sums, await mediaSums(folder))
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join('; ')}`)
  return sums
}
