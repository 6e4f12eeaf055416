/**
 * Runs something that the page does not wait for, once the browser is idle.
 * @returns a function that cancels it if it has not run
 */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks; it is idle half a second after the start.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
