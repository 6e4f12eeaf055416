/** Seconds of the films seen so far: going back to a page finds the section at its height, and so the place the visitor left. */
const durations = new Map<string, number>()

export function rememberedDuration(source: string): number {
  return durations.get(source) ?? Number.NaN
}

/** What is no length, as of a stream, is not kept. */
export function rememberDuration(source: string, duration: number) {
  if (Number.isFinite(duration) && duration > 0) durations.set(source, duration)
}
