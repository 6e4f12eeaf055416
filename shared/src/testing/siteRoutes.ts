declare global {
  /** Set by the tests' configuration. */
  var brightfill_routes: Record<string, string>
}

/** Route name to path pattern of every remote, as the composition of a running site knows them. */
export function siteRoutes(): Record<string, string> {
  return brightfill_routes
}
