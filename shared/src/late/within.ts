/** Longest wait, in ms, of a visitor who needs the code of a part. */
export const LATE_WITHIN = 8_000

/**
 * Waits for a promise for a limited time; its result is still there for a later call.
 * @param milliseconds how long to wait
 * @throws Error when the time is over
 */
export function within<Result>(milliseconds: number, arriving: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error(`It took more than ${milliseconds} ms`))
  })
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer))
}
