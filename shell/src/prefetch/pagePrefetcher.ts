import type { Lender } from '@brightfill/shared/federation'
import type { LoaderFunctionArgs, RouteObject, SiteRouter } from '@brightfill/shared/router'
import { matchRoutes } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { isPageHandle, type PageHandle } from '../composition/pageHandle'
import { aheadName, pagesAhead } from './pagesAhead'

export interface PrefetchedSite {
  composition: Composition
  routes: RouteObject[]
  lender: Lender
  router: SiteRouter
}

/**
 * Fetches the code of the page at an address ahead, and its data unless the page belongs to a signed-in user.
 * @param keptFor milliseconds for which the data may be shown
 */
export type Prefetch = (url: URL, keptFor?: number) => void

export function pagePrefetcher({ routes, lender, router }: PrefetchedSite): Prefetch {
  return (url, keptFor) => {
    const leaf = matchRoutes(routes, url.pathname)?.at(-1)
    if (!leaf || !isPageHandle(leaf.route.handle) || pagesAhead.has(aheadName(url)) || isComing(url)) return
    const { handle } = leaf.route
    if (handle.entry.access) {
      prepareCode(handle).catch(() => {}) // the navigation will fetch it again
      return
    }
    async function load(signal: AbortSignal) {
      const page = await prepareCode(handle)
      signal.throwIfAborted()
      const args = { request: new Request(url, { signal }), params: leaf?.params, context: {} }
      return (await page.loader?.(args as LoaderFunctionArgs)) ?? null // our loaders read only these fields
    }
    pagesAhead.load(aheadName(url), load, keptFor)
  }

  /** The page is shown, or a navigation to it is under way and fetches it. */
  function isComing(url: URL): boolean {
    const { navigation, location } = router.state
    return aheadName(navigation.location ?? location) === aheadName(url)
  }

  async function prepareCode(handle: PageHandle) {
    for (const name of handle.entry.borrows ?? [])
      lender
        .loaderOf(name)()
        .catch(() => {}) // no visitor has seen it fail yet
    return handle.prepare()
  }
}
