import { generatePath, matchRoutes } from 'react-router-dom'
import type { Composition } from '../../src/composition/composition'
import { MAINTENANCE_PATH } from '../../src/composition/shellPaths'

/** What the router overlooks: the case of letters, escapes nobody needs, slashes at the end. Anybody can write a page in a thousand such ways. */
const OVERLOOKED = /[%A-Z]|\/\//

/** The path as links to its page have it; as it is where there is no page. */
export function normalPath({ remotes }: Pick<Composition, 'remotes'>, path: string): string {
  // Matching takes longer than sending a kept document, and hardly any address needs it.
  if (!OVERLOOKED.test(path)) return path
  const pages = [MAINTENANCE_PATH, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))]
  const match = matchRoutes(
    pages.map((path) => ({ path })),
    path,
  )?.at(-1)
  return match ? generatePath(match.route.path, match.params) : path
}
