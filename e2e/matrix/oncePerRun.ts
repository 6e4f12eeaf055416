import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dataDir } from '../site'

/**
 * Makes something once per run of the matrix and keeps it as JSON. The new worker that follows a failed cell does not
 * make it again.
 */
export async function oncePerRun<Made>(name: string, make: () => Made | Promise<Made>): Promise<Made> {
  const file = path.join(dataDir, `matrix-${name}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const made = await make()
  writeFileSync(file, JSON.stringify(made))
  return made
}
