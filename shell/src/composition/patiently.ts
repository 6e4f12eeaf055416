import { giveUpFiles } from './hungFiles'

/** Milliseconds after which a visitor is told, instead of waiting on. What arrives later than that is there for the next try. */
const PATIENCE = 10_000
const PAUSE = 250

/**
 * Loads something of the build at `base`, and tries once more after a moment: most files that do not arrive on a phone arrive at the second
 * attempt. What is not there in time is given up.
 * @param attempt gets a signal that aborts when the time is over, with the reason the whole load then fails with
 */
export async function patiently<Result>(
  { base }: { base: string },
  attempt: (inTime: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const inTime = AbortSignal.timeout(PATIENCE)
  const over = new Promise<never>((_, reject) => {
    inTime.onabort = () => reject(inTime.reason)
  })
  const attemptInTime = () => Promise.race([attempt(inTime), over])
  try {
    return await attemptInTime().catch(async () => {
      inTime.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      return attemptInTime()
    })
  } catch (error) {
    giveUpFiles(base)
    throw error
  }
}
