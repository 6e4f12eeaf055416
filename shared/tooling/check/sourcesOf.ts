import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

/**
 * The sources of a remote without its tests, as syntax trees.
 * @param folder of the remote
 */
export function sourcesOf(folder: string) {
  return readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => {
      const file = path.join('src', name)
      return {
        file,
        tree: parseSync(readFileSync(path.join(folder, file), 'utf8'), { syntax: 'typescript', tsx: true }),
      }
    })
}
