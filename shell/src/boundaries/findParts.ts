import type { Composition } from '../composition/composition'
import type { PageOwner } from '../composition/pageOwner'

/** A piece of the document that one remote has drawn. */
export interface Part {
  remote: string
  is: 'frame' | 'page' | 'lent'
  /** Siblings that the same remote has drawn. */
  elements: Element[]
}

/**
 * Finds what each remote has drawn: the shell the frame, the page's owner `main`, and the lenders their parts inside
 * it.
 */
export function findParts({ remotes }: Composition, page: PageOwner): Part[] {
  const lenders = remotes.map(({ name }) => name).filter((name) => name !== page.remote)
  const frame: Part[] = [...document.querySelectorAll('body > header, body > footer')].map((element) => ({
    remote: 'shell',
    is: 'frame',
    elements: [element],
  }))
  const main = document.querySelector('main')
  if (!main) return frame
  const owned: Part = { remote: page.remote, is: 'page', elements: [main] }
  return [...frame, owned, ...lentParts(main, lenders)]
}

/**
 * Finds lent parts by their class names, which start with the name of the remote that drew the element
 * (shared/tooling/webpack/base.ts). Shared parts count as the shell's.
 */
function lentParts(main: Element, lenders: string[]): Part[] {
  const byParent = new Map<Element | null, Part>()
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT)
  let element = walker.nextNode() as Element | null // SHOW_ELEMENT yields only elements
  while (element) {
    const remote = lenders.find((name) => element?.getAttribute('class')?.startsWith(`${name}_`))
    if (!remote) element = walker.nextNode() as Element | null
    else {
      const known = byParent.get(element.parentElement)
      if (known) known.elements.push(element)
      else byParent.set(element.parentElement, { remote, is: 'lent', elements: [element] })
      element = skipInside(walker)
    }
  }
  return [...byParent.values()]
}

/** The next element that is not inside the current one. */
function skipInside(walker: TreeWalker): Element | null {
  const sibling = walker.nextSibling()
  if (sibling) return sibling as Element
  while (walker.parentNode()) {
    const next = walker.nextSibling()
    if (next) return next as Element
  }
  return null
}
