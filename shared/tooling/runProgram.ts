import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Runs the program of a package that these tools depend on, in this folder.
 * @param program package and file, `jest/bin/jest.js`
 * @returns its exit code
 */
export function runProgram(program: string, words: string[]): number {
  const [, name = '', file = ''] = program.match(/^((?:@[^/]+\/)?[^/]+)\/(.+)$/) ?? []
  const folder = path.dirname(require.resolve(`${name}/package.json`))
  const { status } = spawnSync(process.execPath, [path.join(folder, file), ...words], { stdio: 'inherit' })
  return status ?? 1
}
