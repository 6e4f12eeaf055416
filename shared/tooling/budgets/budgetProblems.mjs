import { lateScripts, pageFiles } from './pageFiles.mjs'

/**
 * What is past its budget, a line each. Sizes are brotli, as transferred, of files as built: they are the same on every machine.
 * @param {{ pages: Record<string, number>, scriptOfRemotePage: number, styles: number, fonts: number }} budgets in KB
 * @param {Record<string, { manifest: object, face?: { name: string, routes: object[] }, size: (file: string) => number }>} builds
 */
export function budgetProblems(budgets, builds) {
  const pages = Object.values(builds).flatMap(({ face }) =>
    (face?.routes ?? []).map((route) => pageSizes(builds, face.name, route)),
  )
  const fonts = sum(
    Object.keys(builds.shell.manifest.files).filter((file) => file.endsWith('.woff2')),
    builds.shell.size,
  )
  return [
    ...pages.flatMap(({ page, account, script, own, styles }) => [
      past(`scripts of ${page}`, script, account ? budgets.pages.account : budgets.pages.public),
      past(`the remote's part of ${page}`, own, budgets.scriptOfRemotePage),
      past(`stylesheets of ${page}`, styles, budgets.styles),
    ]),
    past('fonts', fonts, budgets.fonts),
  ].filter(Boolean)
}

/** Bytes of one page, by kind. */
function pageSizes(builds, remote, route) {
  const files = pageFiles(builds, remote, route)
  const bytes = (kind, of = files) =>
    of.filter(({ file }) => file.endsWith(kind)).reduce((total, { build, file }) => total + builds[build].size(file), 0)
  return {
    page: route.path,
    account: remote === 'account',
    // Until idle: what the document names and what comes by itself after it.
    script: bytes('.js', [...files, ...lateScripts(builds)]),
    own: bytes(
      '.js',
      files.filter(({ build }) => build === remote),
    ),
    styles: bytes('.css'),
  }
}

const sum = (files, size) => files.reduce((total, file) => total + size(file), 0)

function past(what, bytes, budget) {
  const kilobytes = bytes / 1024
  return (
    kilobytes > budget &&
    `Past its budget: ${what} are ${kilobytes.toFixed(1)} KB, allowed are ${budget} KB (budgets.json)`
  )
}
