/**
 * Tries again after each failure when the visitor or the connection is back: on `online`, `focus` of the window, or a
 * click.
 * @param failed called with each failure
 * @returns the result of the first attempt that succeeds; never rejects
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
    // In the capture phase, because React stops clicks on parts it has not hydrated.
    for (const sign of ['online', 'focus', 'click'])
      window.addEventListener(sign, comes, { capture: true, signal: back.signal })
  })
