/** Milliseconds that a visitor who needs the code of a part waits for it, before the page does without. */
export const LATE_WITHIN = 8_000

/**
 * Waits for something no longer than that; it may still arrive for whoever asks again.
 * @param milliseconds how long to wait
 * @throws Error when it has not arrived by then
 */
export function within<Result>(milliseconds: number, arriving: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error(`It took more than ${milliseconds} ms`))
  })
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer))
}
