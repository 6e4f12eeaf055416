/**
 * @typedef {{ id: string, path: string, borrows?: string[] }} Route
 * @typedef {{ entry: string, files: Record<string, object>, chunks: Record<string, string[]>, units?: Record<string,
 *   string[]> }} Manifest
 * @typedef {{ name: string, routes?: Route[], lends?: Record<string, string>, budgets?: Record<string, unknown> }} Face
 * @typedef {{ manifest: Manifest, face: Face, size: (file: string) => number,
 *   office?: { manifest: Manifest, size: (file: string) => number } }} Build what is built of a deployable: its manifest,
 *   its release file, the bytes of a file as transferred, and the same of its office build
 * @typedef {{ shell: Build } & Record<string, Build>} Builds by name
 */

/** Chunks of the shell that every visit loads by itself, by the time the page is idle. */
export const lateChunks = ['late', 'axios']

/**
 * The files a document names for a page, as shell/src/files/documentFiles.ts has it (budgets.test.ts compares the
 * two).
 * @param {Builds} builds
 * @param {string} remote
 * @param {Route} route
 */
export function pageFiles(builds, remote, route) {
  const ofChunk = (/** @type {string} */ build, /** @type {string} */ chunk) => {
    const manifest = builds[build]?.manifest
    const files = manifest ? [manifest.entry, ...(manifest.chunks[chunk] ?? [])] : []
    return files.map((file) => ({ build, file }))
  }
  const borrowedSheets = (/** @type {string} */ borrowed) => {
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
