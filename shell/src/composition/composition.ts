/** A route a remote owns, from its `remote.json`. */
export interface RouteEntry {
  /** Serves as the route name for `pathTo`, the route id of the router and the chunk name of the page. */
  id: string
  path: string
  /** `user`: only the signed-in user may see the page, which is checked and loaded in the browser only. */
  access?: 'user'
  /** Lent components that the page shows, as `remote/Component`. Their files are fetched with the page's own. */
  borrows?: string[]
}

/** The files of one build, from its `manifest.json`. */
export interface BuildFiles {
  entry: string
  /** Integrity of each file by name. */
  integrity: Record<string, string>
  /** Files that each named chunk needs besides the entry. */
  chunks: Record<string, string[]>
  /** Units of the shell that each named chunk needs at its start; in the shell's build each unit is a named chunk. */
  units?: Record<string, string[]>
  /** A document named only those of its page; the rest is in the manifest (leftOutFiles.ts). */
  partial?: boolean
}

export interface LiveRelease {
  release: string
  /** Public address of the folder with the files, with a trailing slash. */
  base: string
  /** A document carries those of the shell and of the remotes that its page is made of (leftOutFiles.ts). */
  files: BuildFiles
  /** Hash of the build's `manifest.json`, by which the browser gets files that the document left out. */
  manifest?: string
}

export interface LiveRemote extends LiveRelease {
  name: string
  /** The container's global in the browser and its name on the server; unique per release. */
  container: string
  routes: RouteEntry[]
  lends: string[]
}

/**
 * An immutable set of releases. The rendering, hydration, navigations and error reports of one page view use the same
 * set (docs/decisions/0001).
 */
export interface Composition {
  id: string
  shell: LiveRelease
  remotes: LiveRemote[]
  /** Allows development aids, such as the outlines of `?boundaries`. */
  development?: boolean
}

/** The content of a build's `manifest.json` (shared/tooling/webpack/ReleaseManifest.ts). */
export interface ManifestFile {
  entry: string
  files: Record<string, { size: number; integrity: string }>
  chunks: Record<string, string[]>
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

/** Whether a remote has a page at exactly this path. */
export function isRouted({ remotes }: Composition, path: string): boolean {
  return remotes.some(({ routes }) => routes.some((route) => route.path === path))
}
