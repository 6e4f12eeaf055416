import { timingSafeEqual } from 'node:crypto'
import { hashOf } from '../modules/accounts/secrets'

/** In constant time; their hashes have one length. A key nobody set is nobody's. */
export function isSameKey(given: string, wanted: string | undefined): boolean {
  return wanted !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)))
}
