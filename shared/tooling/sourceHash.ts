import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces'

const ignored = new Set(['node_modules', 'dist', 'test', '.data', '.cache'])

/**
 * Hash of files and folders, by content: the same sources always make the same release id.
 * @param inputs paths from the root; tests and stories do not count
 */
export function sourceHash(inputs: string[]) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesOf(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex').slice(0, 12)
}

function filesOf(target: string): string[] {
  if (!existsSync(target)) return []
  if (statSync(target).isFile()) return [target]
  return readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesOf(path.join(target, name)))
}
