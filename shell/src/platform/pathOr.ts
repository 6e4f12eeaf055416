import { pathTo, type RouteName } from '@brightfill/shared/router'

/** The frame stands even when the remote that owns a route it links to is gone; the printed address then leads to not found. */
export function pathOr(printed: string, name: RouteName, params?: Record<string, string>): string {
  try {
    return pathTo(name, params)
  } catch {
    return printed
  }
}
