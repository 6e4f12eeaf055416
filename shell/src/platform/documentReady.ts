/** Resolves when the document is parsed: the script is fetched early and may run before the last of the HTML has come. */
export function documentReady(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
}
