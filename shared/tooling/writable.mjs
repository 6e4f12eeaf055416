import { accessSync, constants, mkdirSync } from 'node:fs'

// Runs before anything is installed: node's own modules only.

/**
 * Makes a folder when it is missing, and checks that this user may write into it.
 * @param {string} folder
 * @param {{ name: string, remedy: string }} message name: a readable name of the folder
 * @throws Error of one line
 */
export function requireWritable(folder, { name, remedy }) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Error(`${name} ${folder} cannot be written (${code}): ${remedy}`)
  }
}
