/** Slides in view by the least window width in px, widest first; "below 1024" is strict. */
export const SLIDES_PER_VIEW = [
  { from: 1024, slides: 3.2 },
  { from: 768, slides: 2.2 },
  { from: 0, slides: 1.2 },
] as const

/** Space between slides in px. */
export const SLIDER_GAP = 24

/** Height of a slider in px. */
export const SLIDER_HEIGHT = 448

/** Share of an element that must be visible for its scroll-in animation. */
export const REVEAL_VISIBILITY = 0.2

/** Scroll-in durations in ms: ordinary elements and large pictures. */
export const REVEAL_DURATION = { element: 800, picture: 1000 } as const

/** Siblings start this many ms apart. */
export const REVEAL_STAGGER = 300

/** Cards per row from 1024 px on: list and saved pages, and the also-like strip. */
export const GRID_COLUMNS = { list: 3, strip: 4 } as const

/** Space between machine cards in px. */
export const GRID_GAP = 32

/** Where a page change of the machine list scrolls to, in px from the top. */
export const PAGE_CHANGE_SCROLL = 90

/**
 * The threshold an IntersectionObserver needs for an element: 20 percent, or half the viewport for an element too tall to ever show that
 * much of itself. Both heights in px.
 */
export function revealThreshold(elementHeight: number, viewportHeight: number): number {
  return elementHeight > 0 ? Math.min(REVEAL_VISIBILITY, viewportHeight / 2 / elementHeight) : REVEAL_VISIBILITY
}

/** Height in px of the scroll-scrubbed video section for a duration in seconds; 600 when the duration is unknown. */
export function videoSectionHeight(duration: number): number {
  return (Number.isFinite(duration) && duration > 0 ? duration / 0.002 : 0) + 600
}
