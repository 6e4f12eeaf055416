const PAUSE = 250

/** Tries once more after a moment: most files that do not arrive on a phone arrive at the second attempt. */
export async function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    return attempt()
  }
}
