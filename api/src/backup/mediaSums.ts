import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of each file in a folder, by its path from there; none when there is no such folder. */
export async function mediaSums(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)
  const sums: Record<string, string> = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    sums[path.relative(folder, file)] = hash.digest('hex')
  }
  return sums
}

/** A line for each file that one has and the other lacks, or has with another content. */
export function differingMedia(
  wanted: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(wanted).flatMap(([file, sum]) => {
    if (found[file] === sum) return []
    return [`media/${file} ${found[file] ? 'is another file' : 'is missing'}`]
  })
}

function unlessMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
