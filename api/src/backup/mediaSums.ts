import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FolderStore } from '../store/FolderStore'
import type { Store } from '../store/Store'

/** Gathers all media of a site below a folder, in `media/`; does nothing when the site has none. */
export async function gatherMedia(store: Store, folder: string): Promise<void> {
  for await (const name of store.list('media'))
    if (!(await store.fetch(name, path.join(folder, name)))) throw new Error(`${name} cannot be read`)
}

/** Copies the media gathered or unpacked in a folder to a site. */
export async function placeMedia(store: Store, folder: string): Promise<void> {
  for await (const name of new FolderStore(folder).list('media')) await store.put(path.join(folder, name), name)
}

/** The SHA-256 of each file gathered or unpacked in a folder, by its path in `media/`. */
export async function mediaSums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for await (const name of new FolderStore(folder).list('media')) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, name)), hash)
    sums[path.relative('media', name)] = hash.digest('hex')
  }
  return sums
}

/** A line for each file that only one of them has, or that differs. */
export function differingMedia(
  wanted: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string[] {
  const changed = Object.entries(wanted).flatMap(([file, sum]) => {
    if (found[file] === sum) return []
    return [`media/${file} ${found[file] ? 'is another file' : 'is missing'}`]
  })
  const added = Object.keys(found).filter((file) => !Object.hasOwn(wanted, file))
  return [...changed, ...added.map((file) => `media/${file} was added`)]
}
