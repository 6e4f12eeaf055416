/**
 * Durations in seconds of the films seen so far. After going back, the section has its height at once, so the scroll
 * position can be restored.
 */
const durations = new Map<string, number>()

export function rememberedDuration(source: string): number {
  return durations.get(source) ?? Number.NaN
}

/** Ignores durations that are no number, as of a stream. */
export function rememberDuration(source: string, duration: number) {
  if (Number.isFinite(duration) && duration > 0) durations.set(source, duration)
}
