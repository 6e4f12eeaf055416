type FileElement = HTMLScriptElement | HTMLLinkElement

/** How often each file has failed, or was given up while it was on its way, by path. */
const failures = new Map<string, number>()

/** Whoever waits for a file of that build that is still on its way fails, so that the next attempt asks anew instead of waiting along. */
export function giveUpFiles(base: string) {
  if (typeof document === 'undefined') return
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[src*="${base}"]`)) giveUp(script)
  for (const link of sheetsUnderWay(`[href*="${base}"]`)) giveUp(link)
}

/**
 * The browser paints nothing while it waits for a stylesheet that the document names, be it for one component that another remote lends.
 * It does not wait like that for one a script asks for: so each is asked for anew at its place, and styles the page whenever it comes.
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
 * To be called with the element for a file. The browser would let it wait for a former request for the address, even one that hangs, and
 * would give it damaged bytes that came before from its cache.
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
  const path = pathOf(currentTarget as FileElement) // it listens to nothing else
  failures.set(path, (failures.get(path) ?? 0) + 1)
}

const isScript = (element: FileElement): element is HTMLScriptElement => 'src' in element
const pathOf = (element: FileElement) => new URL(isScript(element) ? element.src : element.href).pathname

function setAddress(element: FileElement, address: string) {
  if (isScript(element)) element.src = address
  else element.href = address
}
