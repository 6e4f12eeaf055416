import type { Composition, LiveRemote } from '../../src/composition/composition'
import { ownerOfPath } from '../../src/composition/pageOwner'

/** The remotes a page is made of. */
export interface PageParts {
  /** Undefined for pages of the shell. */
  owner?: LiveRemote
  /** Lend components to the page. */
  lenders: LiveRemote[]
}

export function pageParts(composition: Composition, path: string): PageParts {
  const { remote, route } = ownerOfPath(composition, path)
  const owner = composition.remotes.find(({ name }) => name === remote)
  const borrowed = owner?.routes.find(({ id }) => id === route)?.borrows ?? []
  const names = borrowed.map((name) => name.split('/')[0])
  return { owner, lenders: composition.remotes.filter(({ name }) => name !== remote && names.includes(name)) }
}
