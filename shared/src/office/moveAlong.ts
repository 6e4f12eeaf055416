/**
 * J and K: moves the focus along the links of a list. The focus is the cursor; before the first move it is at the
 * current link, or before the first.
 */
export function moveAlong(list: HTMLElement | null, by: 1 | -1) {
  const links = [...(list?.querySelectorAll('a') ?? [])]
  const focused = links.indexOf(document.activeElement as HTMLAnchorElement)
  const from = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true')
  const next = links[from < 0 ? 0 : from + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
