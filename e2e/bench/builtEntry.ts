import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from 'webpack'
import webpack from 'webpack'
import { compressFolder } from '../../shared/tooling/compressFolder'

/**
 * Builds and compresses like the site's own builds.
 * @param output folder that it writes into
 * @returns the file that starts it
 * @throws Error with webpack's own words when the build fails
 */
export async function builtEntry(config: Configuration, output: string): Promise<string> {
  await new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
      else if (error) reject(error)
      else resolve(undefined)
    })
  })
  await compressFolder(output)
  return JSON.parse(readFileSync(path.join(output, 'manifest.json'), 'utf8')).entry
}
