/** A page number, or a gap for the pages before the next one. */
export type PageSlot = number | 'gap'

/** Up to this many pages, every number is shown. */
const allShown = 5

/**
 * The page numbers to show: the first, the last, the current one and a neighbour on each side. A gap replaces two or
 * more pages; a single hidden page is shown instead.
 */
export function pageWindow(current: number, total: number): PageSlot[] {
  const pages = Array.from({ length: total }, (_, index) => index + 1)
  if (total <= allShown) return pages
  const kept = pages.filter((page) => page === 1 || page === total || Math.abs(page - current) <= 1)
  return kept.flatMap((page, index): PageSlot[] => {
    const hidden = page - (kept[index - 1] ?? 0) - 1
    if (hidden === 0) return [page]
    return hidden === 1 ? [page - 1, page] : ['gap', page]
  })
}
