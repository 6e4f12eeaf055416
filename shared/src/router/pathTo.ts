import { generatePath } from 'react-router-dom'

/** The route names of the site; a remote may add its own. */
export type RouteName =
  | 'home'
  | 'blogs'
  | 'ArticleBlog'
  | 'products'
  | 'product'
  | 'login'
  | 'registration'
  | 'forgot-password'
  | 'AccountOrders'
  | (string & {})

let patterns: Readonly<Record<string, string>> = {}

/**
 * Sets the addresses of the running composition, name to path pattern. The shell calls it once: in the browser at
 * start, on the server in each render worker, which belongs to one composition.
 */
export function registerRouteNames(names: Readonly<Record<string, string>>) {
  patterns = names
}

/**
 * The address of a named route, whichever remote owns it.
 * @throws RangeError when no live remote has a route of that name.
 */
export function pathTo(name: RouteName, params: Record<string, string> = {}): string {
  const pattern = patterns[name]
  if (pattern === undefined) throw new RangeError(`No route is named "${name}"`)
  return generatePath(pattern, params)
}

/**
 * The path of a route, or another address when the remote that owns the route is gone; a fixed one then leads to the
 * 404 page.
 */
export function pathOr(other: string, name: RouteName, params?: Record<string, string>): string {
  try {
    return pathTo(name, params)
  } catch {
    return other
  }
}
