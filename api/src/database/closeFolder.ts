import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The errors for an entry of another user, or on a read-only file system. */
const NOT_OURS = ['EACCES', 'EPERM', 'EROFS']

/**
 * Closes a folder and its content to other users of the machine: the database holds hashes of passwords and links.
 * Other users may own entries of a volume: `lost+found`, snapshots, files that root copied there.
 * @returns the entries that could not be closed or read
 */
export function closeFolder(folder: string): string[] {
  const left: string[] = []
  const unlessLeft = <Result>(entry: string, work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (NOT_OURS.includes(code)) left.push(entry)
      else if (code !== 'ENOENT') throw error // a database removes files of its own
      return undefined
    }
  }
  const close = (entry: string) => {
    const stat = unlessLeft(entry, () => lstatSync(entry))
    if (!stat || stat.isSymbolicLink()) return
    if ((stat.mode & 0o077) !== 0) unlessLeft(entry, () => chmodSync(entry, stat.mode & 0o700))
    if (!stat.isDirectory()) return
    for (const name of unlessLeft(entry, () => readdirSync(entry)) ?? []) close(path.join(entry, name))
  }
  close(folder)
  return [...new Set(left)]
}
