import type { Composition } from '../../src/composition/composition'
import { ownerOfPath } from '../../src/composition/pageOwner'

/** The remotes that make up a page: its owner, unless it is a page of the shell, and those that lend it parts. */
export function pageParts(composition: Composition, path: string) {
  const { remote, route } = ownerOfPath(composition, path)
  const owner = composition.remotes.find(({ name }) => name === remote)
  const borrowed = owner?.routes.find(({ id }) => id === route)?.borrows ?? []
  const names = borrowed.map((name) => name.split('/')[0])
  return { owner, lenders: composition.remotes.filter(({ name }) => name !== remote && names.includes(name)) }
}
