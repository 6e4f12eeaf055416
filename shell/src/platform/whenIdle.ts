/**
 * Runs something that the page does not wait for, once the browser has nothing better to do.
 * @returns cancels it if it has not run
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks; half a second after start it is idle too.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
