import type { Composition } from '../composition/composition'
import { type PageOwner, releaseOf } from '../composition/pageOwner'
import type { RemoteUnavailable } from '../composition/RemoteUnavailable'

const FILE = /\/remotes\/([a-z][a-z0-9-]*)\/([a-z0-9]+)\/browser\/[\w.-]+(?::\d+){0,2}/g

export interface Culprit extends PageOwner {
  /** Place in a file of that release. */
  at?: string
}

/**
 * Finds the owner of the code that failed: the nearest remote in the stack, because it called the code that threw, its
 * own or a shared part. If the stack holds only shell files, it is the shell; without any file, the owner of the page
 * on screen.
 * @param stack the error's stack, followed by React's component stack
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

/** Removes e-mail addresses, and queries and hashes with values, from a text. React's error #418 stays. */
export function harmless(text: string): string {
  return text.replace(/(\?|#[\w%.-]+=)[^\s'")]+/g, '').replace(/[^\s'"<>(]+@[^\s'"<>)]+/g, '…')
}
