import { once } from 'node:events'
import { createServer } from 'node:net'

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
 * @throws Error of one line that names the variable and what helps
 */
export async function requireFreePort(name, { port, host }) {
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
