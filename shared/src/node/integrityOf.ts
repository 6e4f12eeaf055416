import { createHash } from 'node:crypto'

/**
 * The `integrity` attribute of a file: the name of the hash, `-` and the hash in base64.
 * @param hash sha256 where documents carry it: its bytes do not compress
 */
export function integrityOf(content: string | Uint8Array, hash = 'sha384'): string {
  return `${hash}-${createHash(hash).update(content).digest('base64')}`
}
