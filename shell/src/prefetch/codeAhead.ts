import type { RouteObject, SiteRouter } from '@brightfill/shared/router'
import { matchRoutes } from 'react-router-dom'
import type { Composition, LiveRemote } from '../composition/composition'
import { isPageHandle } from '../composition/pageHandle'
import { fetchFilesAhead } from '../files/requestFiles'
import { READS_AFTER } from '../platform/readsAfter'
import { whenIdle } from '../platform/whenIdle'
import { pageLink } from './watchLinks'

interface WatchedSite {
  composition: Composition
  routes: RouteObject[]
  router: SiteRouter
}

/**
 * Fetches the code of the public pages that visible links lead to, whenever the visitor reads: once for each route, with
 * the lowest priority. It runs when the browser is idle: the loader of a page is in its code, so a tap can then ask for
 * data at once. It never fetches pages of a remote that has pages of signed-in users, such as the sign-in.
 */
export function fetchCodeAhead({ composition, routes, router }: WatchedSite) {
  const done = new Set(router.state.matches.map(({ route }) => route.id))
  const personal = new Set(composition.remotes.filter(isPersonal).map(({ base }) => base))
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait() {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(fetchVisible), READS_AFTER)
  }

  function fetchVisible() {
    for (const link of document.links) {
      const address = pageLink(link)
      if (!address || !isVisible(link)) continue
      const { id = '', handle } = matchRoutes(routes, new URL(address.href).pathname)?.at(-1)?.route ?? {}
      if (done.has(id) || !isPageHandle(handle) || personal.has(handle.build.base)) continue
      done.add(id)
      // The navigation loads again what fails here.
      void fetchFilesAhead(composition, handle).then(() => whenIdle(() => void handle.prepare().catch(() => {})))
    }
  }

  for (const sign of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(sign, wait, { capture: true, passive: true })
  router.subscribe(wait)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

const isPersonal = ({ routes }: LiveRemote) => routes.some(({ access }) => access !== undefined)

function isVisible(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && link.checkVisibility()
}
