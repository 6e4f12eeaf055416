import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const client = path.join(import.meta.dirname, 'client.mjs')
const run = promisify(execFile)

/**
 * Requests one address as fast as the answers come, from a process of its own.
 * @param {string} address
 * @param {{ seconds?: number, connections?: number }} [options]
 * @returns {Promise<{ perSecond: number, total: number, p99: number }>} p99 in milliseconds
 */
export async function load(address, { seconds = 5, connections = 50 } = {}) {
  const { stdout } = await run(process.execPath, [client, address, String(seconds), String(connections)])
  return JSON.parse(stdout)
}
