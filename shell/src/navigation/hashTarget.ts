import { letAllCome } from '../platform/letAllCome'

/** The element that a hash names; undefined when the page has none or the hash has an invalid escape. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

const fields =
  'input:not([type="hidden"], [type="checkbox"], :disabled, [tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)'

/** The height of a field that is not drawn yet, in px. */
const FIELD = 120

/**
 * Scrolls to a target and focuses the first field of a form in it, because visitors follow such a link to write (R-231,
 * R-242), else the target itself. Where the window would end above that field, it shows the form from its start. A form
 * that has not loaded yet has a placeholder (`data-form-place`); once loaded, it focuses its field itself.
 */
export function arriveAt(target: HTMLElement, behavior: ScrollBehavior = 'auto') {
  letAllCome() // else bands above it would move it when they come near
  const within = target.tagName === 'MAIN' ? undefined : target
  const field = within?.querySelector<HTMLInputElement>(`form :is(${fields})`)
  const form = field?.form ?? within?.querySelector<HTMLElement>('[data-form-place]')
  const end = field?.getBoundingClientRect().bottom ?? (form ? form.getBoundingClientRect().top + FIELD : 0)
  const place = form && !isShownFrom(target, end) ? form : target
  place.scrollIntoView({ behavior })
  focusQuietly(field ?? target)
}

/** Whether a window that begins at the target reaches down to a height. */
function isShownFrom(target: HTMLElement, height: number): boolean {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  return margin + height - target.getBoundingClientRect().top <= window.innerHeight
}

/** Focuses without scrolling; headings and sections can get the focus too. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
