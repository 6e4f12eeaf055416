/** Days that are shown; a series has as many before them, to compare with. */
const SHOWN = 30

export const shownOf = <Day>(days: Day[]) => days.slice(-SHOWN)
export const beforeOf = <Day>(days: Day[]) => days.slice(0, -SHOWN)
export const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The largest of some counts and where it is, the last of equal ones. */
export function mostOf(counts: number[]): { most: number; at: number } {
  const most = Math.max(0, ...counts)
  return { most, at: counts.lastIndexOf(most) }
}
