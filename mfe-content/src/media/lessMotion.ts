export const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less motion. */
export const lessMotion = () => Boolean(window.matchMedia?.(LESS_MOTION).matches)
