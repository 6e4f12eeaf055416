import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program of `programs/` in its own process.
 * @returns its line of JSON, for assertions
 */
export async function runProgram<Found>(name: string, ...parameters: string[]): Promise<Found> {
  const runner = path.resolve(__dirname, '../tooling/program.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', runner, `test/programs/${name}.ts`, ...parameters])
  return JSON.parse(stdout)
}
