import type { SiteRouter } from '@brightfill/shared/router'

/**
 * Marks the link that a visitor followed as busy until its page is here. ProgressBar.module.css draws a line under it
 * at once; the bar of the frame shows only when it takes longer.
 */
export function markTappedLink(router: SiteRouter) {
  let tapped: Element | null = null
  let busy: Element | null = null

  // In the capture phase, so that the link is known when the router navigates.
  document.addEventListener(
    'click',
    ({ target }) => {
      tapped = target instanceof Element ? target.closest('a[href]') : null
      setTimeout(() => {
        tapped = null // a later navigation has nothing to do with it
      })
    },
    { capture: true },
  )
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle' && (!tapped || tapped === busy)) return
    busy?.removeAttribute('aria-busy')
    busy = navigation.state === 'idle' ? null : tapped
    busy?.setAttribute('aria-busy', 'true')
  })
}
