import { createHash } from 'node:crypto'

// JavaScript, because the build commands run it as it is.

/**
 * The `integrity` attribute of a file: `sha384-` and the hash in base64.
 * @param {string | Uint8Array} content
 * @returns {string}
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
