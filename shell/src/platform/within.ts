/** Milliseconds that somebody who does something waits for the code of it, before it is done without. */
export const ACT_WITHIN = 8_000

/**
 * Waits for something no longer than that; it may still arrive for whoever asks again.
 * @throws Error when it has not arrived by then
 */
export function within<Result>(milliseconds: number, arriving: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error(`It took more than ${milliseconds} ms`))
  })
  return Promise.race([arriving, late]).finally(() => clearTimeout(timer))
}
