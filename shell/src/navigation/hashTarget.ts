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

/**
 * Focuses the first field of a form, because visitors follow such a link to write, else the target
 * itself.
 */
export function focusTarget(target: HTMLElement) {
  const field = target.tagName === 'MAIN' ? null : target.querySelector<HTMLElement>(`form :is(${fields})`)
  focusQuietly(field ?? target)
}

/** Focuses without scrolling; headings and sections can get the focus too. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
