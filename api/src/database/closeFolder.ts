import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Closes a folder and all in it to other users of the machine: the database holds hashes of passwords and mailed links.
 */
export function closeFolder(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const entry = path.join(folder, name)
    const stat = lstatSync(entry, { throwIfNoEntry: false })
    if (!stat || stat.isSymbolicLink() || (stat.mode & 0o077) === 0) continue
    chmodSync(entry, stat.mode & 0o700)
  }
}
