/**
 * Tries again after each failure when the visitor or the line is back: on `online`, `focus` of the window, or a click.
 * @param failed is told of each failure
 * @returns what the first attempt that succeeds brings; never rejects
 */
export async function untilItSucceeds<Result>(
  attempt: () => Promise<Result>,
  failed?: (error: unknown) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      failed?.(error)
      await somebodyIsBack()
    }
  }
}

const somebodyIsBack = () =>
  new Promise<void>((resolve) => {
    const back = new AbortController()
    const comes = () => {
      back.abort()
      resolve()
    }
    // Captured, because React stops a click on what it has not brought alive.
    for (const sign of ['online', 'focus', 'click'])
      window.addEventListener(sign, comes, { capture: true, signal: back.signal })
  })
