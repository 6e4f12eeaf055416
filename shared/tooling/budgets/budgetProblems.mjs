import { lateChunks, pageFiles } from './pageFiles.mjs'
import { remoteProblems } from './remoteBudgets.mjs'
import { bytesOf, officeScripts, past, weighed } from './weights.mjs'

const FILE = '(budgets.json)'

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
  const { shell, ...remotes } = builds
  const fonts = weighed(shell, Object.keys(shell.manifest.files), '.woff2')
  return [
    ...Object.values(remotes).flatMap(remoteProblems),
    ...Object.values(builds).flatMap(({ face }) =>
      (face.routes ?? []).flatMap((route) => {
        const { scripts, styles } = pageSizes(builds, face.name, route)
        const allowed = face.name === 'account' ? budgets.pages.account : budgets.pages.public
        return [
          ...past(`scripts of ${route.path} are`, scripts, allowed, FILE),
          ...past(`stylesheets of ${route.path} are`, styles, budgets.styles, FILE),
        ]
      }),
    ),
    ...past('fonts are', bytesOf(fonts), budgets.fonts, FILE),
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
  const bytes = (/** @type {'.js' | '.css'} */ kind) =>
    bytesOf(files.flatMap(({ build, file }) => weighed(builds[build], [file], kind)))
  const late = lateChunks.flatMap((chunk) => builds.shell.manifest.chunks[chunk] ?? [])
  // Until idle: what the document names and what comes by itself after it.
  return { scripts: bytes('.js') + bytesOf(weighed(builds.shell, late, '.js')), styles: bytes('.css') }
}

/**
 * The office has budgets of its own: its heaviest page, and its frame beyond what the site has anyway (O-03).
 * @param {{ page: number, frame: number }} budgets in KB
 * @param {Builds} builds
 */
function officeProblems(budgets, builds) {
  const { shell, ...remotes } = builds
  if (!shell.office) return []
  // Pages of the shell come when they are opened.
  const frame = everyVisit(shell.office, ['axios']) - everyVisit(shell, lateChunks)
  return [
    ...past('scripts of the office frame beyond the site are', frame, budgets.frame, FILE),
    ...Object.entries(remotes).flatMap(([name, build]) => {
      const bytes = bytesOf([...officeScripts(shell), ...officeScripts(build)])
      return past(`scripts of the office with the pages of ${name} are`, bytes, budgets.page, FILE)
    }),
  ]
}

/**
 * Bytes of the scripts that every visit loads, whatever the page.
 * @param {Pick<Build, 'manifest' | 'size'>} build
 * @param {string[]} late chunks that come by themselves
 */
function everyVisit(build, late) {
  const { entry, chunks } = build.manifest
  const files = ['libraries', ...late].flatMap((chunk) => chunks[chunk] ?? [])
  return bytesOf(weighed(build, [entry, ...files], '.js'))
}
