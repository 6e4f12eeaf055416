import type { PrefetchedSite } from './pagePrefetcher'

/** Starts to fetch pages ahead of the visitor; a site that cannot is the same site, a little slower. */
export function startPrefetching(site: PrefetchedSite) {
  if (sparesData()) return
  import(/* webpackChunkName: "prefetch" */ './prefetchLinks').then(
    ({ prefetchLinks }) => prefetchLinks(site),
    () => {},
  )
}

/** Visitors who pay for every byte fetch nothing that they may not want. */
function sparesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } // not in TypeScript's DOM
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
