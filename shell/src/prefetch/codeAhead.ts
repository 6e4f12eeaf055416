import type { PageLink } from '@brightfill/shared/contract'
import type { RouteObject, SiteRouter } from '@brightfill/shared/router'
import { matchRoutes } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { isPageHandle } from '../composition/pageHandle'
import { fetchFilesAhead } from '../files/requestFiles'
import { READS_AFTER } from '../platform/readsAfter'
import { whenIdle } from '../platform/whenIdle'
import { isPersonal, menuLists } from './menuLists'
import type { Prefetch } from './pagePrefetcher'
import { LISTS_KEPT_FOR } from './pagesAhead'
import { pageLink } from './watchLinks'

interface WatchedSite {
  composition: Composition
  routes: RouteObject[]
  router: SiteRouter
  prefetch: Prefetch
  /** The entries of the menu at this moment. */
  menu: () => readonly PageLink[]
}

/**
 * Fetches the code of the public pages that visible links lead to, whenever the visitor reads: once for each route, with
 * the lowest priority. It runs when the browser is idle: the loader of a page is in its code, so a tap can then ask for
 * data at once. It never fetches pages of a remote that has pages of signed-in users, such as the sign-in. Lists of the
 * menu come with their data, once for each page that the visitor reads.
 */
export function fetchCodeAhead({ composition, routes, router, prefetch, menu }: WatchedSite) {
  /** The code that is fetched, by route id. */
  const fetched = new Map(router.state.matches.map(({ route }) => [route.id, Promise.resolve()]))
  const personal = new Set(composition.remotes.filter(isPersonal).map(({ base }) => base))
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Key of the last page that prefetched the lists. */
  let readHere: string | undefined

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(fetchVisible), READS_AFTER)
  }

  function fetchVisible() {
    // All of them before the first fetch, which changes the document: reading a place then would force a layout.
    const visible = [...document.links].filter((link) => pageLink(link) && isVisible(link))
    for (const { pathname } of visible) void fetchCode(pathname)
    const { key, pathname } = router.state.location
    if (readHere === key) return
    readHere = key
    for (const list of menuLists(composition, menu())) {
      if (list === pathname) continue
      void fetchCode(list).then(() => whenIdle(() => prefetch(new URL(list, window.location.origin), LISTS_KEPT_FOR)))
    }
  }

  async function fetchCode(path: string) {
    const { id = '', handle } = matchRoutes(routes, path)?.at(-1)?.route ?? {}
    if (!isPageHandle(handle) || personal.has(handle.build.base)) return
    const code = fetched.get(id) ?? fetchFilesAhead(composition, handle)
    if (fetched.has(id)) return code
    fetched.set(id, code)
    await code
    whenIdle(() => void handle.prepare().catch(() => {})) // the navigation loads again what fails here
  }

  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, wait, { capture: true, passive: true })
  router.subscribe(wait)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

function isVisible(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && link.checkVisibility()
}
