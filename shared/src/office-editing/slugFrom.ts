import { slugOf } from '@brightfill/shared/constants'

/** The end of an address made from this text: plain letters, which read well in an e-mail. */
export function slugFrom(words: string): string {
  return slugOf(words)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
