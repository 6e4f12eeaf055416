import { matchRoutes } from 'react-router-dom'
import type { Composition } from './composition'

/** The remote that owns a page; the shell owns every page that no remote does. */
export interface PageOwner {
  remote: string
  release: string
  /** Route id. */
  route: string
}

const OTHER_ROUTE = 'other'

/** The release a remote has in a composition; the shell counts as one. */
export function releaseOf({ shell, remotes }: Composition, remote: string): string | undefined {
  return remote === 'shell' ? shell.release : remotes.find(({ name }) => name === remote)?.release
}

export function ownerOfRoute({ shell, remotes }: Composition, route = OTHER_ROUTE): PageOwner {
  const owner = remotes.find(({ routes }) => routes.some(({ id }) => id === route))
  return owner
    ? { remote: owner.name, release: owner.release, route }
    : { remote: 'shell', release: shell.release, route }
}

/** The owner of the page at an address, without loading any of its code. */
export function ownerOfPath(composition: Composition, path: string): PageOwner {
  const routes = composition.remotes.flatMap(({ routes }) => routes.map(({ id, path }) => ({ id, path })))
  return ownerOfRoute(composition, matchRoutes(routes, path)?.at(-1)?.route.id)
}
