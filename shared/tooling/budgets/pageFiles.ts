export interface Route {
  id: string
  path: string
  borrows?: string[]
}

interface Manifest {
  entry: string
  files: Record<string, object>
  chunks: Record<string, string[]>
  units?: Record<string, string[]>
}

interface Face {
  name: string
  routes?: Route[]
  lends?: Record<string, string>
  budgets?: Record<string, unknown>
}

/**
 * The build of a deployable: its manifest, its release file, the bytes of a file as transferred, and the same of its
 * office build
 */
export interface Build {
  manifest: Manifest
  face: Face
  size: (file: string) => number
  office?: { manifest: Manifest; size: (file: string) => number }
}

/** By name */
export type Builds = { shell: Build } & Record<string, Build>

/** Chunks of the shell that every visit loads by itself, by the time the page is idle. */
export const lateChunks = ['late', 'axios']

/**
 * The files a document names for a page, as shell/src/files/documentFiles.ts has it (budgets.test.ts compares the
 * two).
 */
export function pageFiles(builds: Builds, remote: string, route: Route) {
  const ofChunk = (build: string, chunk: string) => {
    const manifest = builds[build]?.manifest
    const files = manifest ? [manifest.entry, ...(manifest.chunks[chunk] ?? [])] : []
    return files.map((file) => ({ build, file }))
  }
  const borrowedSheets = (borrowed: string) => {
    const [lender = '', component] = borrowed.split('/')
    return ofChunk(lender, `lent-${component}`).filter(({ file }) => file.endsWith('.css'))
  }
  const ofShell = ['early', 'libraries', 'styles', ...(builds[remote]?.manifest.units?.[route.id] ?? [])]
  const files = [
    ...ofShell.flatMap((chunk) => ofChunk('shell', chunk)),
    ...['routes', route.id].flatMap((chunk) => ofChunk(remote, chunk)),
    ...(route.borrows ?? []).flatMap(borrowedSheets),
  ]
  return [...new Map(files.map((entry) => [`${entry.build}/${entry.file}`, entry])).values()]
}
