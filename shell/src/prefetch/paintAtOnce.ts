import type { SiteRouter } from '../router/lateRouter'
import { aheadName, pagesAhead } from './pagesAhead'

/**
 * A page that is here already is painted in the frame of the click. The router renders every arrival in the background, in slices, and the
 * old page stays for some frames; its own `flushSync` option covers the departure only (react-router 7.18).
 */
export function paintAtOnce(router: Pick<SiteRouter, 'subscribe'>) {
  const subscribe = router.subscribe.bind(router)
  router.subscribe = (listener) => {
    let here: string | undefined
    return subscribe((state, options) => {
      const { location } = state.navigation
      if (location) here = pagesAhead.isReady(aheadName(location)) ? location.key : undefined
      const arrives = here === state.location.key
      if (arrives) here = undefined
      listener(state, arrives ? { ...options, flushSync: true } : options)
    })
  }
}
