/** Milliseconds after which a visitor is told, instead of waiting on. What arrives later than that is there for the next try. */
const PATIENCE = 10_000
const PAUSE = 250

class Late extends Error {
  override name = 'Late'
}

/**
 * Loads something of the build at `base`, and tries once more after a moment: most files that do not arrive on a phone arrive at the second
 * attempt. What is not there in time is given up.
 */
export async function patiently<Result>({ base }: { base: string }, attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await inTime(base, attempt)
  } catch (error) {
    if (error instanceof Late) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return inTime(base, attempt)
  }
}

async function inTime<Result>(base: string, attempt: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Late(`${base} did not answer within ${PATIENCE / 1000} s`))
      giveUp(base)
    }, PATIENCE)
  })
  try {
    return await Promise.race([attempt(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Whoever waits for a file that is still on its way fails, so that the next attempt asks anew instead of waiting along. */
function giveUp(base: string) {
  if (typeof document === 'undefined') return
  for (const element of document.querySelectorAll(`script[src*="${base}"], link[rel="stylesheet"][href*="${base}"]`)) {
    const arrived = element instanceof HTMLLinkElement && element.sheet !== null
    if (!arrived) element.dispatchEvent(new Event('error'))
  }
}
