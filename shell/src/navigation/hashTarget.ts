/** The element a hash names; undefined when this page has none, or the hash is no valid escape. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

const fields = 'input:not([type="hidden"], :disabled, [tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)'

/** Whoever follows a link to a form wants to write: the focus goes to its first field, else to the place itself. */
export function focusTarget(target: HTMLElement) {
  const field = target.tagName === 'MAIN' ? null : target.querySelector<HTMLElement>(`form :is(${fields})`)
  focusQuietly(field ?? target)
}

/** Focuses without scrolling, also what is no control: a heading, a section. */
export function focusQuietly(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
