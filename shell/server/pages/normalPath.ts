import { generatePath, matchRoutes } from 'react-router-dom'
import type { Composition } from '../../src/composition/composition'
import { MAINTENANCE_PATH } from '../../src/composition/shellPaths'

/** The router ignores case, needless escapes, and slashes at the end: a page has thousands of spellings. */
const OVERLOOKED = /[%A-Z]|\/\//

/** The path as links to its page write it; unchanged when there is no page. */
export function normalPath({ remotes }: Pick<Composition, 'remotes'>, path: string): string {
  // Matching takes longer than sending a kept document, and few addresses need it.
  if (!OVERLOOKED.test(path)) return path
  const pages = [MAINTENANCE_PATH, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))]
  const match = matchRoutes(
    pages.map((path) => ({ path })),
    path,
  )?.at(-1)
  return match ? generatePath(match.route.path, match.params) : path
}
