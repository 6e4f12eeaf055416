/** Slides in view by the least window width in px, widest first; "below 1024" is strict. */
export const SLIDES_PER_VIEW = [
  { from: 1024, slides: 3.2 },
  { from: 768, slides: 2.2 },
  { from: 0, slides: 1.2 },
] as const

/** Space between slides in px. */
export const SLIDER_GAP = 24

/** Where a page change of the machine list scrolls to, in px from the top. */
export const PAGE_CHANGE_SCROLL = 90

/** The most cards that a window shows before it scrolls. */
export const FIRST_SCREEN_CARDS = 6

/** Height in px of the scrubbed video section by its duration in seconds; 600 for an unknown one. */
export function videoSectionHeight(duration: number): number {
  return (Number.isFinite(duration) && duration > 0 ? duration / 0.002 : 0) + 600
}
