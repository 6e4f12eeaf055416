import { pathTo, type RouteName } from '@brightfill/shared/router'

/**
 * The path of a route, or the printed address when the remote that owns the route is gone; that address then leads to
 * not found.
 */
export function pathOr(printed: string, name: RouteName, params?: Record<string, string>): string {
  try {
    return pathTo(name, params)
  } catch {
    return printed
  }
}
