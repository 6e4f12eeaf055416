/** A route a remote owns, from its `remote.json`. */
export interface RouteEntry {
  /** Route name for `pathTo`, route id of the router and chunk name of the page, all one. */
  id: string
  path: string
  /** `user`: the page belongs to a signed-in user. Checked and loaded in the browser only. */
  access?: 'user'
}

/** Where the files of one build lie and what they are. */
export interface BuildFiles {
  /** Public address the files are served below, with a trailing slash. */
  base: string
  entry: string
  /** Integrity of each file by name. */
  integrity: Record<string, string>
  /** Files each named chunk needs besides the entry. */
  chunks: Record<string, string[]>
}

export interface LiveRemote {
  name: string
  release: string
  /** Global the container registers under in the browser, and container name on the server; unique per release. */
  container: string
  routes: RouteEntry[]
  lends: string[]
  browser: BuildFiles
}

/** An immutable set of releases: drives rendering, hydration, later navigations and error reports of one page view (design §3). */
export interface Composition {
  id: string
  shell: { release: string; browser: BuildFiles }
  remotes: LiveRemote[]
}

/** Route names with their patterns, for `pathTo`. */
export function routeNames({ remotes }: Composition): Record<string, string> {
  return Object.fromEntries(remotes.flatMap(({ routes }) => routes.map(({ id, path }) => [id, path])))
}

export const isSheet = (file: string) => file.endsWith('.css')
