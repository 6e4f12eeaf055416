/** Resolves when the document is parsed; the script may run before the last of the HTML has arrived. */
export function documentReady(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
}
