/**
 * @typedef {{ id: string, path: string, borrows?: string[] }} Route
 * @typedef {{ entry: string, files: Record<string, object>, chunks: Record<string, string[]>, units?: Record<string,
 *   string[]> }} Manifest
 * @typedef {{ name: string, routes?: Route[], lends?: Record<string, string>, budgets?: Record<string, unknown> }} Face
 * @typedef {{ manifest: Manifest, face: Face, size: (file: string) => number,
 *   office?: { manifest: Manifest, size: (file: string) => number } }} Build what is built of a deployable: its manifest,
 *   its release file, the bytes of a file as transferred, and the same of its office build
 * @typedef {{ shell: Build } & Record<string, Build>} Builds by name
 * @typedef {{ build: string, file: string }} BuildFile
 */

/** Chunks of the shell that every visit loads by itself, by the time the page is idle. */
export const lateChunks = ['late', 'axios']

/**
 * The files a document names for a page, as shell/src/files/documentFiles.ts has it (budgets.test.ts compares the
 * two).
 * @param {Builds} builds
 * @param {string} remote
 * @param {Route} route
 * @returns {BuildFile[]}
 */
export function pageFiles(builds, remote, route) {
  const ofChunk = (/** @type {string} */ build, /** @type {string} */ chunk) => {
    const manifest = builds[build]?.manifest
    return manifest ? [manifest.entry, ...(manifest.chunks[chunk] ?? [])] : []
  }
  const borrowedSheets = (/** @type {string} */ borrowed) => {
    const [lender = '', component] = borrowed.split('/')
    return of(lender, ...ofChunk(lender, `lent-${component}`).filter((file) => file.endsWith('.css')))
  }
  const { manifest } = builds.shell
  const files = [
    ...of(
      'shell',
      manifest.entry,
      ...['early', 'libraries', 'styles'].flatMap((chunk) => manifest.chunks[chunk] ?? []),
    ),
    ...of(remote, ...ofChunk(remote, 'routes'), ...ofChunk(remote, route.id)),
    ...(builds[remote]?.manifest.units?.[route.id] ?? []).flatMap((unit) => of('shell', ...ofChunk('shell', unit))),
    ...(route.borrows ?? []).flatMap(borrowedSheets),
  ]
  return [...new Map(files.map((entry) => [`${entry.build}/${entry.file}`, entry])).values()]
}

/**
 * @param {string} build
 * @param {string[]} files
 * @returns {BuildFile[]}
 */
const of = (build, ...files) => files.map((file) => ({ build, file }))
