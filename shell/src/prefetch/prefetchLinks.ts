import { type PrefetchedSite, pagePrefetcher } from './pagePrefetcher'
import { watchLinks } from './watchLinks'

/** The part that is loaded when the page has nothing better to do. */
export function prefetchLinks(site: PrefetchedSite) {
  watchLinks(pagePrefetcher(site))
}
