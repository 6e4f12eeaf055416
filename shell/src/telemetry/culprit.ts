import type { Composition } from '../composition/composition'
import { type PageOwner, releaseOf } from '../composition/pageOwner'
import type { RemoteUnavailable } from '../composition/RemoteUnavailable'

const FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([a-z0-9]+)\/browser\/[\w.-]+(?::\d+){0,2}/g

export interface Culprit extends PageOwner {
  /** Place in a file of that release. */
  at?: string
}

/**
 * Whose code failed. The nearest file of a remote on the way to the error counts: it called what threw, be it its own or a shared part.
 * Only the shell's files on the way: the shell. No file at all: whoever owns the page on screen.
 * @param stack of the error, followed by React's way to the component
 */
export function culprit(stack: string, page: PageOwner): Culprit {
  const files = [...stack.matchAll(FILE)]
  const [at, remote, release] = files.find(([, name]) => name !== 'shell') ?? files[0] ?? []
  return remote && release ? { remote, release, route: page.route, at } : page
}

/** The remote that could not be loaded, in the composition of this page. */
export function missing(error: RemoteUnavailable, composition: Composition, page: PageOwner): PageOwner {
  const release = releaseOf(composition, error.remote)
  return release ? { remote: error.remote, release, route: page.route } : page
}

/** What went wrong in words that name nobody: without mail addresses and without the queries of addresses. */
export function harmless(text: string): string {
  return text.replace(/\?[^\s'")]+/g, '').replace(/[^\s'"<>(]+@[^\s'"<>)]+/g, '…')
}
