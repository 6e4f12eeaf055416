export type FileElement = HTMLScriptElement | HTMLLinkElement

/** Number of failures by path, including loads that were given up. */
const failures = new Map<string, number>()

/**
 * Fails all files of a build that are still loading, so that the next attempt starts a new request. Browsers end a
 * prefetch when its link is removed; over HTTP/1.1, six that hang would leave no connection for the next attempt.
 */
export function giveUpFiles(base: string) {
  if (typeof document === 'undefined') return
  for (const link of document.querySelectorAll(`link:is([rel="preload"], [rel="prefetch"])[href*="${base}"]`))
    link.remove()
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[src*="${base}"]`)) giveUp(script)
  for (const link of sheetsUnderWay(`[href*="${base}"]`)) giveUp(link)
}

/**
 * Requests the document's pending stylesheets again, each in its place. The browser does not paint while it waits for a
 * stylesheet that the document names, even if only one lent component needs it. It does not wait for one that a script
 * requests; that one styles the page whenever it arrives.
 */
export function paintWithoutSheetsOfDocument() {
  for (const link of sheetsUnderWay('[data-precedence]')) {
    fail(link)
    const again = link.cloneNode() as HTMLLinkElement
    askAnew(again)
    link.replaceWith(again)
  }
}

const sheetsUnderWay = (which: string) =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]${which}`)].filter(({ sheet }) => !sheet)

/**
 * Call this with the element of a file before it loads. After a failure the element gets a new address: with the old
 * one the browser would make it wait for an earlier request, even one that hangs, or serve damaged bytes from its
 * cache.
 */
export function askAnew(element: FileElement) {
  const times = failures.get(pathOf(element))
  if (times) setAddress(element, `${pathOf(element)}?again=${times}`)
  element.addEventListener('error', noteFailure)
}

function giveUp(element: FileElement) {
  fail(element)
  element.remove()
}

function fail(element: FileElement) {
  element.addEventListener('error', noteFailure)
  element.dispatchEvent(new Event('error'))
}

function noteFailure({ currentTarget }: Event) {
  const path = pathOf(currentTarget as FileElement) // only file elements get this listener
  failures.set(path, (failures.get(path) ?? 0) + 1)
}

const isScript = (element: FileElement): element is HTMLScriptElement => 'src' in element
// An element without an address waits for the hash of its file.
const pathOf = (element: FileElement) =>
  new URL(isScript(element) ? element.src : element.href, document.baseURI).pathname

function setAddress(element: FileElement, address: string) {
  if (isScript(element)) element.src = address
  else element.href = address
}
