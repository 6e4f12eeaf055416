import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { create, extract } from 'tar'
import { differingMedia, mediaSums } from './mediaSums'

// A backup is one tar.gz: `rows`, `media.json` with the hash of each file, and `media/`.

/** A folder for what a backup is made of or unpacked to, gone when the work is done. */
export async function inFolder<Result>(beside: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(beside, 'backup-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const rowsOf = (folder: string) => path.join(folder, 'rows')

/**
 * Packs the rows of a folder together with media. The file has its name when it is whole.
 * @returns how many files of media it has
 */
export async function packBackup(folder: string, media: string, file: string): Promise<number> {
  const sums = await mediaSums(media)
  await writeFile(path.join(folder, 'media.json'), JSON.stringify(sums))
  const names = ['rows', 'media.json']
  if (existsSync(media)) {
    await symlink(path.resolve(media), path.join(folder, 'media'))
    names.push('media')
  }
  const unfinished = `${file}.part`
  await create({ cwd: folder, file: unfinished, gzip: true, portable: true, follow: true, mode: 0o600 }, names)
  await rename(unfinished, file)
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
  const damaged = differingMedia(sums, await mediaSums(path.join(folder, 'media')))
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join('; ')}`)
  return sums
}

/** Puts unpacked media into the folder of a site. */
export async function placeMedia(folder: string, media: string): Promise<void> {
  const unpacked = path.join(folder, 'media')
  if (existsSync(unpacked)) await cp(unpacked, media, { recursive: true })
}
