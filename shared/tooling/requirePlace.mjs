import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireWritable } from './writable.mjs'

// Runs before anything is installed: node's own modules only.

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {NodeJS.ProcessEnv} env */
export const portsOf = (env) => ({ port: env.PORT || 3000, apiPort: env.API_PORT || 4000 })

/**
 * Checks that a site can listen at its ports and write into its data folder.
 * @param {NodeJS.ProcessEnv} env
 * @throws Error of one line that names the variable and the remedy
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

/** @type {Record<string, string>} */
const reasons = {
  EADDRINUSE: 'another program listens there, perhaps a site that runs already. Stop it, or choose another',
  EACCES: 'ports below 1024 need the rights of an administrator. Choose a higher one',
}

/**
 * Checks that a server can listen at the port a variable names. A program that listens and never answers counts as
 * well.
 * @param {string} name the variable
 * @param {{ port: number, host: string }} address
 * @throws Error of one line that names the variable and the remedy
 */
async function requireFreePort(name, { port, host }) {
  const server = createServer()
  try {
    await once(server.listen({ port, host }), 'listening')
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!reasons[code]) throw new Error(`${name} ${port} cannot be used with HOST ${host}: ${message}`)
    throw new Error(`${name} ${port} cannot be used: ${reasons[code]}, such as ${name}=${otherThan(port)}`)
  } finally {
    if (server.listening) await new Promise((closed) => server.close(closed))
  }
}

const otherThan = (/** @type {number} */ port) => (port < 1024 ? 8080 : port < 65_535 ? port + 1 : port - 1)
