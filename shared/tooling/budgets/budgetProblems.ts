import { type Build, type Builds, lateChunks, pageFiles, type Route } from './pageFiles'
import { remoteProblems } from './remoteBudgets'
import { bytesOf, officeScripts, past, weighed } from './weights'

const FILE = '(budgets.json)'

/**
 * The parts past their budget, a line each. Sizes are brotli, as transferred, of files as built: they are the same on
 * every machine.
 * @param budgets in KB
 */
export function budgetProblems(
  budgets: {
    pages: { public: number; account: number }
    styles: number
    fonts: number
    office: { page: number; frame: number }
  },
  builds: Builds,
) {
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

/** Bytes of one page, by kind. */
function pageSizes(builds: Builds, remote: string, route: Route) {
  const files = pageFiles(builds, remote, route)
  const bytes = (kind: '.js' | '.css') =>
    bytesOf(files.flatMap(({ build, file }) => weighed(builds[build], [file], kind)))
  const late = lateChunks.flatMap((chunk) => builds.shell.manifest.chunks[chunk] ?? [])
  // Until idle: files that the document names, and those that load by themselves afterwards.
  return { scripts: bytes('.js') + bytesOf(weighed(builds.shell, late, '.js')), styles: bytes('.css') }
}

/**
 * The office has budgets of its own: its heaviest page, and its frame without the parts it shares with the site (O-03).
 * @param budgets in KB
 */
function officeProblems(budgets: { page: number; frame: number }, builds: Builds) {
  const { shell, ...remotes } = builds
  if (!shell.office) return []
  // Pages of the shell load when they are opened.
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
 * @param late chunks that load by themselves
 */
function everyVisit(build: Pick<Build, 'manifest' | 'size'>, late: string[]) {
  const { entry, chunks } = build.manifest
  const files = ['libraries', ...late].flatMap((chunk) => chunks[chunk] ?? [])
  return bytesOf(weighed(build, [entry, ...files], '.js'))
}
