/** Frames in which the editor of a text may be loaded. */
const PATIENCE = 60

/** Focuses the first control of the field, else of the part around it. */
export function focusField(field: string, frames = PATIENCE) {
  const around = pathsAround(field)
  const opener = firstOf(around, (path) => `[data-opens~="${CSS.escape(path)}"]`)
  if (opener?.getAttribute('aria-pressed') === 'false') opener.click()
  requestAnimationFrame(() => {
    const at = firstOf(around, (path) => `[data-path="${CSS.escape(path)}"], [data-path^="${CSS.escape(path)}."]`)
    const control =
      at?.querySelector<HTMLElement>('input:enabled, select:enabled, textarea:enabled, [contenteditable="true"]') ??
      (at?.matches('button') ? at : at?.querySelector<HTMLElement>('button'))
    if (control) {
      control.focus({ preventScroll: true })
      control.scrollIntoView({ block: 'center' })
    } else if (at && frames > 0) focusField(field, frames - 1)
  })
}

/** `a.b.c`, `a.b`, `a` */
function pathsAround(path: string): string[] {
  const names = path.split('.')
  return names.map((_, place) => names.slice(0, names.length - place).join('.'))
}

function firstOf(paths: readonly string[], selector: (path: string) => string): HTMLElement | undefined {
  for (const path of paths) {
    const found = document.querySelector<HTMLElement>(selector(path))
    if (found) return found
  }
  return undefined
}
