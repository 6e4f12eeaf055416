import { giveUpFiles } from './hungFiles'

/**
 * Milliseconds until a load is given up and the visitor is told. A file that arrives later serves the next try.
 */
export const PATIENCE = 10_000
const PAUSE = 250

/**
 * Loads something of the build at `base`. It tries twice, because most files that get lost on a phone arrive at the
 * second attempt, and it gives up when the time is over.
 */
export async function patiently<Result>({ base }: { base: string }, attempt: () => Promise<Result>): Promise<Result> {
  const inTime = AbortSignal.timeout(PATIENCE)
  const over = new Promise<never>((_, reject) => {
    inTime.onabort = () => reject(inTime.reason)
  })
  const attemptInTime = () => Promise.race([attempt(), over])
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
