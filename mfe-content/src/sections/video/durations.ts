/** Durations in seconds of the films seen so far, so that after going back the height is right at once. */
const durations = new Map<string, number>()

export function rememberedDuration(source: string): number {
  return durations.get(source) ?? Number.NaN
}

/** Ignores durations that are no number, as of a stream. */
export function rememberDuration(source: string, duration: number) {
  if (Number.isFinite(duration) && duration > 0) durations.set(source, duration)
}
