import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Runs a program of `programs/` in a process of its own and reads the line of JSON it answers with. Assertions
 * look at that line.
 */
export async function runProgram<Found>(name: string, ...parameters: string[]): Promise<Found> {
  const runner = path.resolve(__dirname, '../tooling/program.mjs')
  const { stdout } = await run(process.execPath, [runner, `test/programs/${name}.ts`, ...parameters])
  return JSON.parse(stdout)
}
