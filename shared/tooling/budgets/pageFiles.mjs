/** Chunks of the shell that every visit loads by itself, by the time the page is idle. */
const lateChunks = ['late', 'axios']

/** The scripts that a visit loads after the document's, whatever the page. */
export function lateScripts({ shell }) {
  const files = lateChunks.flatMap((chunk) => shell.manifest.chunks[chunk] ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => ({ build: 'shell', file }))
}

/**
 * The files a document names for a page, as shell/src/composition/documentFiles.ts has it (budgets.test.ts compares the two).
 * @param {Record<string, { manifest: object, face?: object }>} builds the shell's and every remote's that is built, by name
 * @returns {{ build: string, file: string }[]}
 */
export function pageFiles(builds, remote, route) {
  const { manifest } = builds[remote]
  const ofChunk = (build, chunk) =>
    builds[build] ? [builds[build].manifest.entry, ...(builds[build].manifest.chunks[chunk] ?? [])] : []
  const named = [
    ['shell', [builds.shell.manifest.entry, 'early.js', ...(builds.shell.manifest.chunks.styles ?? [])]],
    [remote, [...ofChunk(remote, 'routes'), ...ofChunk(remote, route.id)]],
    ...(manifest.units?.[route.id] ?? []).map((unit) => ['shell', ofChunk('shell', unit)]),
    ...(route.borrows ?? [])
      .map((name) => name.split('/'))
      .map(([lender, component]) => [
        lender,
        ofChunk(lender, `lent-${component}`).filter((file) => file.endsWith('.css')),
      ]),
  ]
  const files = named.flatMap(([build, list]) => list.map((file) => ({ build, file })))
  return [...new Map(files.map((entry) => [`${entry.build}/${entry.file}`, entry])).values()]
}
