import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Runs the program of a package that these tools depend on, in this folder; its exit code becomes ours.
 * @param {string} program package and file, `jest/bin/jest.js`
 * @param {string[]} words
 */
export function runProgram(program, words) {
  process.exitCode = statusOf(program, words)
}

/**
 * Runs it and says whether it ended well.
 * @param {string} program
 * @param {string[]} words
 */
export function succeeds(program, words) {
  return statusOf(program, words) === 0
}

/**
 * @param {string} program
 * @param {string[]} words
 */
function statusOf(program, words) {
  const [, name = '', file = ''] = program.match(/^((?:@[^/]+\/)?[^/]+)\/(.+)$/) ?? []
  const folder = path.dirname(require.resolve(`${name}/package.json`))
  const { status } = spawnSync(process.execPath, [path.join(folder, file), ...words], { stdio: 'inherit' })
  return status ?? 1
}
