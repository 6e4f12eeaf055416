/**
 * Calls back once when the element is within `rootMargin` of the window; at once without IntersectionObserver.
 * @returns stops watching
 */
export function watchNear(element: Element, options: IntersectionObserverInit, near: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near()
    return () => {}
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    near()
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}
