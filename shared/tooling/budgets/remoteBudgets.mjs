/**
 * The budgets that the platform allows one remote, in KB. A remote may ask for less in `remote.json` ("budgets").
 * @typedef {import('./pageFiles.mjs').Build} Build
 * @typedef {'page' | 'styles' | 'lent' | 'office'} Part
 * @type {Record<Part, number>}
 */
const bounds = { page: 21, styles: 6, lent: 6, office: 40 }

const LATE = 'Load what a visitor does not need at once by <Late> or useLateCode of @brightfill/shared/late'

/**
 * The parts of one remote past their budget, a line each with the remedy. It needs no other build, so a repository of a
 * team has it.
 * @param {Build} build
 * @returns {string[]}
 */
export function remoteProblems(build) {
  const { budgets = {}, routes = [], lends = {} } = build.face
  const wrong = Object.entries(budgets).flatMap(([part, asked]) => askedProblems(part, asked))
  if (wrong.length > 0) return wrong
  const allowed = { ...bounds, ...budgets }
  return [
    ...routes.flatMap(({ id, path }) => {
      const files = filesOf(build, 'routes', id).concat(build.manifest.entry)
      return [
        ...past(`the remote's part of ${path}`, scripts(build, files), { allowed: allowed.page, remedy: LATE }),
        ...past(`the remote's stylesheets of ${path}`, sheets(build, files), {
          allowed: allowed.styles,
          remedy: 'A rule that only a late part needs belongs into a stylesheet that this part imports',
        }),
      ]
    }),
    ...Object.keys(lends).flatMap((component) =>
      past(`the scripts of lent ${component}`, scripts(build, filesOf(build, `lent-${component}`)), {
        allowed: allowed.lent,
        remedy: LATE,
      }),
    ),
    ...past('the scripts of its office pages', officeFiles(build), {
      allowed: allowed.office,
      remedy: 'Load what an office page does not show at once by lazy(() => import(...))',
    }),
  ]
}

/**
 * @param {string} part
 * @param {unknown} asked
 */
function askedProblems(part, asked) {
  const bound = bounds[/** @type {Part} */ (part)]
  if (bound === undefined)
    return [`remote.json: there is no budget "${part}"; known are ${Object.keys(bounds).join(', ')}`]
  if (typeof asked !== 'number' || asked <= 0)
    return [`remote.json: the budget "${part}" is ${JSON.stringify(asked)}; write KB as a number, at most ${bound}`]
  if (asked <= bound) return []
  return [`remote.json: the budget "${part}" is ${asked} KB, the platform allows ${bound} KB; ask for ${bound} or less`]
}

/** @typedef {{ file: string, bytes: number }} Weighed */

/**
 * @param {string} what
 * @param {Weighed[]} files
 * @param {{ allowed: number, remedy: string }} budget allowed: KB
 * @returns {string[]}
 */
function past(what, files, { allowed, remedy }) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes <= allowed * 1024) return []
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes)
  const listed = heaviest.map(({ file, bytes }) => `${file} ${kilobytesOf(bytes)}`).join(', ')
  return [`Past its budget: ${what}: ${kilobytesOf(bytes)}, allowed are ${allowed} KB (${listed}). ${remedy}`]
}

/**
 * @param {Build} build
 * @param {string[]} chunks
 */
function filesOf({ manifest }, ...chunks) {
  return chunks.flatMap((chunk) => manifest.chunks[chunk] ?? [])
}

const scripts = (/** @type {Build} */ build, /** @type {string[]} */ files) => weighed(files, '.js', build.size)
const sheets = (/** @type {Build} */ build, /** @type {string[]} */ files) => weighed(files, '.css', build.size)

/** @param {Build} build */
function officeFiles({ office }) {
  return office ? weighed(Object.keys(office.manifest.files), '.js', office.size) : []
}

/**
 * @param {string[]} files
 * @param {string} kind
 * @param {(file: string) => number} size
 * @returns {Weighed[]}
 */
function weighed(files, kind, size) {
  const wanted = [...new Set(files)].filter((file) => file.endsWith(kind))
  return wanted.map((file) => ({ file, bytes: size(file) }))
}

export const kilobytesOf = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`
