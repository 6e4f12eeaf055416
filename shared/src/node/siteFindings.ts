import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Finding } from './findings'
import { isLoopback } from './Variables'

/**
 * Whether visitors can reach a site at this origin without exposing their secrets.
 * @param origin such as https://www.example.org
 */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' && !isLoopback(hostname)
}

/**
 * Looks whether a server may write into a folder of its own, and makes the folder where it is missing.
 * @param what the folder's name in the table
 */
export async function writableFolder(what: string, folder: string): Promise<Finding> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
    return { what, ok: true, found: `${folder} is writable` }
  } catch (error) {
    return { what, ok: false, found: (error as Error).message }
  }
}
