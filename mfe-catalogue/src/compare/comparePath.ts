import { SLUG_MAX_LENGTH } from '@brightfill/shared/constants'
import { pathTo } from '@brightfill/shared/router'
import { MOST_COMPARED } from './compared'

/** The address that compares these machines, in this order. */
export function comparePath(slugs: readonly string[]): string {
  const params = new URLSearchParams(slugs.map((slug) => ['machine', slug]))
  return slugs.length > 0 ? `${pathTo('compare')}?${params}` : pathTo('compare')
}

/** The slugs of an address, each once, no more than are compared. */
export function readCompared(params: URLSearchParams): string[] {
  const slugs = params.getAll('machine').filter((slug) => slug !== '' && slug.length <= SLUG_MAX_LENGTH)
  return [...new Set(slugs)].slice(0, MOST_COMPARED)
}
