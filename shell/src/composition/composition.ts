/** A route a remote owns, from its `remote.json`. */
export interface RouteEntry {
  /** Route name for `pathTo`, route id of the router and chunk name of the page, all one. */
  id: string
  path: string
  /** `user`: the page belongs to a signed-in user. Checked and loaded in the browser only. */
  access?: 'user'
  /** Lent components the page shows, `remote/Component`: their files are fetched together with the page's own. */
  borrows?: string[]
}

/** The files of one build, from its `manifest.json`. */
export interface BuildFiles {
  entry: string
  /** Integrity of each file by name. */
  integrity: Record<string, string>
  /** Files each named chunk needs besides the entry. */
  chunks: Record<string, string[]>
  /** Units of the shell each named chunk starts with; in the shell's build a unit is a named chunk itself. */
  units?: Record<string, string[]>
}

export interface LiveRelease {
  release: string
  /** Public address the files are served below, with a trailing slash. */
  base: string
  /** Integrity of `manifest.json`, the root of trust for everything below `base`. */
  manifestIntegrity: string
  /** In a document only of the builds it uses; the browser asks for the others' when it needs them. */
  files?: BuildFiles
}

export interface LiveRemote extends LiveRelease {
  name: string
  /** Global the container registers under in the browser, and container name on the server; unique per release. */
  container: string
  routes: RouteEntry[]
  lends: string[]
}

/**
 * An immutable set of releases: drives rendering, hydration, later navigations and error reports of one page view
 * (docs/decisions/0001).
 */
export interface Composition {
  id: string
  shell: LiveRelease & { files: BuildFiles }
  remotes: LiveRemote[]
  /** Developers may switch on what helps them, such as the outlines of `?boundaries`. */
  development?: boolean
}

/** What a build writes as `manifest.json` (shared/tooling/webpack/ReleaseManifest.mjs). */
export interface ManifestFile {
  entry: string
  files: Record<string, { size: number; integrity: string }>
  chunks: Record<string, string[]>
  /** Absent in releases built before there were any. */
  units?: Record<string, string[]>
}

export function buildFiles({ entry, files, chunks, units }: ManifestFile): BuildFiles {
  return {
    entry,
    chunks,
    units,
    integrity: Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [file, integrity])),
  }
}

/** Route names with their patterns, for `pathTo`. */
export function routeNames({ remotes }: Composition): Record<string, string> {
  return Object.fromEntries(remotes.flatMap(({ routes }) => routes.map(({ id, path }) => [id, path])))
}

export const isSheet = (file: string) => file.endsWith('.css')

/** Whether a remote has a page at this very address. */
export function isRouted({ remotes }: Composition, path: string): boolean {
  return remotes.some(({ routes }) => routes.some((route) => route.path === path))
}
