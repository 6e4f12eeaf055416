import { lateScripts, pageFiles } from './pageFiles.mjs'

/**
 * What is past its budget, a line each. Sizes are brotli, as transferred, of files as built: they are the same on every
 * machine.
 * @typedef {import('./pageFiles.mjs').Builds} Builds
 * @param {{ pages: { public: number, account: number }, scriptOfRemotePage: number, styles: number, fonts: number }}
 *   budgets in KB
 * @param {Builds} builds
 */
export function budgetProblems(budgets, builds) {
  const pages = Object.values(builds).flatMap(({ face }) =>
    (face.routes ?? []).map((route) => pageSizes(builds, face.name, route)),
  )
  const { manifest, size } = builds.shell
  const fontFiles = Object.keys(manifest.files).filter((file) => file.endsWith('.woff2'))
  const fonts = fontFiles.reduce((sum, file) => sum + size(file), 0)
  return [
    ...pages.flatMap(({ page, account, script, own, styles }) => [
      ...past(`scripts of ${page}`, script, account ? budgets.pages.account : budgets.pages.public),
      ...past(`the remote's part of ${page}`, own, budgets.scriptOfRemotePage),
      ...past(`stylesheets of ${page}`, styles, budgets.styles),
    ]),
    ...past('fonts', fonts, budgets.fonts),
  ]
}

/**
 * Bytes of one page, by kind.
 * @param {Builds} builds
 * @param {string} remote
 * @param {import('./pageFiles.mjs').Route} route
 */
function pageSizes(builds, remote, route) {
  const files = pageFiles(builds, remote, route)
  const bytes = (/** @type {string} */ kind, of = files) =>
    of
      .filter(({ file }) => file.endsWith(kind))
      .reduce((sum, { build, file }) => sum + (builds[build]?.size(file) ?? 0), 0)
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

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget in KB
 * @returns {string[]}
 */
function past(what, bytes, budget) {
  const kilobytes = bytes / 1024
  if (kilobytes <= budget) return []
  return [`Past its budget: ${what} are ${kilobytes.toFixed(1)} KB, allowed are ${budget} KB (budgets.json)`]
}
