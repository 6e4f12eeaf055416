import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const client = path.join(import.meta.dirname, 'client.ts')
const run = promisify(execFile)

/**
 * Requests one address as fast as the answers come, from a process of its own.
 * @returns p99 in milliseconds
 */
export async function load(
  address: string,
  { seconds = 5, connections = 50 }: { seconds?: number; connections?: number } = {},
): Promise<{ perSecond: number; total: number; p99: number }> {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    client,
    address,
    String(seconds),
    String(connections),
  ])
  return JSON.parse(stdout)
}
