/** Milliseconds without input after which calls count as the browser's own. */
const AWAY_AFTER = 60_000

let usedAt = Date.now()
if (typeof window !== 'undefined') {
  for (const sign of ['pointerdown', 'keydown'])
    window.addEventListener(sign, () => (usedAt = Date.now()), { capture: true, passive: true })
}

/** The header of calls that the browser makes by itself: they do not keep the office open (O-09). */
export function backgroundHeaders(): Record<string, string> {
  return Date.now() - usedAt > AWAY_AFTER ? { 'x-office-background': '1' } : {}
}
