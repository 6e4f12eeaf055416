import { aheadName, pagesAhead } from './pagesAhead'

// Milliseconds: long enough to ignore a pointer that only passes the link, short enough to come well before a click.
const MEANT_AFTER = 65

/**
 * Calls `prefetch` with the address of a link that the visitor points at or focuses, and at once when they press it.
 * Cancels it when they leave.
 */
export function watchLinks(prefetch: (url: URL) => void) {
  let pointed: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function point(link: HTMLAnchorElement | undefined) {
    if (link === pointed) return
    clearTimeout(timer)
    if (pointed) pagesAhead.leave(aheadName(new URL(pointed.href)))
    pointed = link
    if (link) timer = setTimeout(() => prefetch(new URL(link.href)), MEANT_AFTER)
  }

  function press(link: HTMLAnchorElement | undefined) {
    point(link)
    clearTimeout(timer)
    if (link) prefetch(new URL(link.href))
  }

  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => pointerType === 'mouse' && point(pageLink(target)),
  )
  document.addEventListener('focusin', ({ target }) => point(pageLink(target)))
  document.addEventListener('pointerdown', ({ target, button }) => button === 0 && press(pageLink(target)))
  // From the click on, the navigation itself asks for what the page needs; asking here as well would do it twice.
  document.addEventListener('click', () => clearTimeout(timer), { capture: true })
  // The finger scrolls instead of tapping.
  document.addEventListener('pointercancel', () => point(undefined))
}

/** The link around an element, if it leads to another page of the site and opens here. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return undefined
  return aheadName(link) === aheadName(window.location) ? undefined : link
}
