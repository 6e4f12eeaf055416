/**
 * Calls back once when the element is in the window, or as near as `rootMargin` says; at once without
 * IntersectionObserver.
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
