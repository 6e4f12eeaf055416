import { lateScripts, officeFrame, officeScripts, pageFiles } from './pageFiles.mjs'
import { kilobytesOf, remoteProblems } from './remoteBudgets.mjs'

/**
 * The parts past their budget, a line each. Sizes are brotli, as transferred, of files as built: they are the same on
 * every machine.
 * @typedef {import('./pageFiles.mjs').Build} Build
 * @typedef {import('./pageFiles.mjs').Builds} Builds
 * @param {{ pages: { public: number, account: number }, styles: number, fonts: number,
 *   office: { page: number, frame: number } }} budgets in KB
 * @param {Builds} builds
 */
export function budgetProblems(budgets, builds) {
  const pages = Object.values(builds).flatMap(({ face }) =>
    (face.routes ?? []).map((route) => pageSizes(builds, face.name, route)),
  )
  const { shell, ...remotes } = builds
  const { manifest, size } = shell
  const fontFiles = Object.keys(manifest.files).filter((file) => file.endsWith('.woff2'))
  const fonts = fontFiles.reduce((sum, file) => sum + size(file), 0)
  return [
    ...Object.values(remotes).flatMap(remoteProblems),
    ...pages.flatMap(({ page, account, script, styles }) => [
      ...past(`scripts of ${page}`, script, account ? budgets.pages.account : budgets.pages.public),
      ...past(`stylesheets of ${page}`, styles, budgets.styles),
    ]),
    ...past('fonts', fonts, budgets.fonts),
    ...officeProblems(budgets.office, builds),
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
    styles: bytes('.css'),
  }
}

/**
 * The office has budgets of its own: its heaviest page, and its frame beyond what the site has anyway (O-03).
 * @param {{ page: number, frame: number }} budgets in KB
 * @param {Builds} builds
 */
function officeProblems(budgets, builds) {
  const { shell, ...remotes } = builds
  if (!shell.office) return []
  const { entry, chunks } = shell.manifest
  const site = [entry, ...(chunks.libraries ?? []), ...lateScripts(builds).map(({ file }) => file)]
  const siteBytes = [...new Set(site)].reduce((sum, file) => sum + shell.size(file), 0)
  return [
    ...past('scripts of the office frame beyond the site', officeFrame(shell) - siteBytes, budgets.frame),
    ...Object.entries(remotes).flatMap(([name, build]) =>
      past(
        `scripts of the office with the pages of ${name}`,
        officeScripts(shell) + officeScripts(build),
        budgets.page,
      ),
    ),
  ]
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget in KB
 * @returns {string[]}
 */
function past(what, bytes, budget) {
  if (bytes <= budget * 1024) return []
  return [`Past its budget: ${what} are ${kilobytesOf(bytes)}, allowed are ${budget} KB (budgets.json)`]
}
