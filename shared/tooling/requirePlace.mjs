import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireFreePort } from './freePort.mjs'
import { requireWritable } from './writable.mjs'

// Runs before anything is installed: node's own modules only.

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {NodeJS.ProcessEnv} env */
export const portsOf = (env) => ({ port: env.PORT || 3000, apiPort: env.API_PORT || 4000 })

/**
 * Checks that a site can listen at its ports and write into its data folder.
 * @param {NodeJS.ProcessEnv} env
 * @throws Error of one line that names the variable and what helps
 */
export async function requirePlace(env) {
  const { port, apiPort } = portsOf(env)
  for (const [name, given] of Object.entries({ PORT: port, API_PORT: apiPort })) {
    // The servers themselves say what is wrong with anything that is no port.
    if (/^\d{1,5}$/.test(String(given)))
      await requireFreePort(name, { port: Number(given), host: env.HOST || '127.0.0.1' })
  }
  requireWritable(path.resolve(root, env.DATA_DIR || '.data'), {
    name: 'DATA_DIR',
    remedy: 'set DATA_DIR to a folder of yours, such as DATA_DIR=~/brightfill',
  })
}
