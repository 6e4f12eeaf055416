import type { Build } from './pageFiles'
import { bytesOf, kilobytesOf, officeScripts, past, type Weighed, weighed, writingScripts } from './weights'

type Part = 'page' | 'styles' | 'lent' | 'office' | 'writing'

/** The budgets that the platform allows one remote, in KB. A remote may ask for less in `remote.json` ("budgets"). */
const bounds: Record<Part, number> = { page: 21.5, styles: 6, lent: 6, office: 40, writing: 90 }

const LATE = 'Load what a visitor does not need at once by <Late> or useLateCode of @brightfill/shared/late'
const SHEETS = 'A rule that only a late part needs belongs into a stylesheet that this part imports'
const OFFICE = 'Load what an office page does not show at once by lazy(() => import(...))'

/**
 * The parts of one remote past their budget, a line each with the remedy. It needs no other build, so a repository of a
 * team has it.
 */
export function remoteProblems(build: Build): string[] {
  const { budgets = {}, routes = [], lends = {} } = build.face
  const wrong = Object.entries(budgets).flatMap(([part, asked]) => askedProblems(part, asked))
  if (wrong.length > 0) return wrong
  const allowed = { ...bounds, ...budgets }
  const { entry, chunks } = build.manifest
  const writing = writingScripts(build)
  const written = new Set(writing.map(({ file }) => file))
  const ofPages = officeScripts(build).filter(({ file }) => !written.has(file))
  return [
    ...routes.flatMap(({ id, path }) => {
      const files = [...(chunks.routes ?? []), ...(chunks[id] ?? []), entry]
      return [
        ...partPast(`the remote's part of ${path}`, weighed(build, files, '.js'), allowed.page, LATE),
        ...partPast(`the remote's stylesheets of ${path}`, weighed(build, files, '.css'), allowed.styles, SHEETS),
      ]
    }),
    ...Object.keys(lends).flatMap((component) => {
      const files = weighed(build, chunks[`lent-${component}`] ?? [], '.js')
      return partPast(`the scripts of lent ${component}`, files, allowed.lent, LATE)
    }),
    ...partPast('the scripts of its office pages', ofPages, allowed.office, OFFICE),
    ...partPast('the editor of texts of its office', writing, allowed.writing, OFFICE),
  ]
}

function askedProblems(part: string, asked: unknown) {
  const bound = bounds[part as Part]
  if (bound === undefined)
    return [`remote.json: unknown budget "${part}"; choose from ${Object.keys(bounds).join(', ')}`]
  if (typeof asked !== 'number' || asked <= 0)
    return [`remote.json: the budget "${part}" is ${JSON.stringify(asked)}; write KB as a number, at most ${bound}`]
  if (asked <= bound) return []
  return [`remote.json: the budget "${part}" is ${asked} KB, the platform allows ${bound} KB; ask for ${bound} or less`]
}

/** @param allowed in KB */
function partPast(what: string, files: Weighed[], allowed: number, remedy: string) {
  const heaviest = files.toSorted((one, other) => other.bytes - one.bytes)
  const listed = heaviest.map(({ file, bytes }) => `${file} ${kilobytesOf(bytes)}`).join(', ')
  return past(`${what}:`, bytesOf(files), allowed, `(${listed}). ${remedy}`)
}
