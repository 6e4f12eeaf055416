import type { BuildFiles, Composition } from '../composition/composition'
import { lentChunk, type PagePart } from '../composition/leftOutFiles'
import type { PageHandle } from '../composition/pageHandle'
import { filesOfChunk, type NamedFile, namedFile, uniqueFiles } from './namedFiles'

/** The files that a document names, so that the browser fetches them all at once. */
export interface DocumentFiles {
  main: NamedFile
  /** Scripts of the shell that `main` waits for, React's first. */
  libraries: NamedFile[]
  /** Runs before the first paint (see `early.js`). */
  early: NamedFile
  styles: NamedFile[]
  scripts: NamedFile[]
}

/**
 * Where the shell's files are, whatever its release, so that a browser keeps those that a new release shares (decision
 * 41). Builds name it too (shared/tooling/webpack/shell.ts).
 */
export const SHELL_FILES = '/remotes/shell/libraries/'

/** The parts of a page that decide which files it needs. */
export type RequestedPage = Pick<PageHandle, 'entry' | 'build'>

/**
 * All files that the shell and the matched pages need before they are interactive. Borrowed components add only their
 * styles: the server has drawn each one behind its own boundary, and its code may load later.
 */
export function documentFiles(composition: Composition, pages: RequestedPage[]): DocumentFiles {
  const { base, files } = composition.shell
  const main = namedFile(base, files, files.entry)
  const parts = pages.flatMap((page) => [
    filesOfChunk(page.build, 'routes'),
    filesOfChunk(page.build, page.entry.id),
    ...(page.build.files.units?.[page.entry.id] ?? []).map((unit) => filesOfChunk(composition.shell, unit)),
    ...borrowed(composition, page).map(({ build, chunk }) => ({ ...filesOfChunk(build, chunk), scripts: [] })),
  ])
  return {
    main,
    libraries: (files.chunks.libraries ?? []).map((file) => namedFile(base, files, file)),
    early: namedFile(base, files, earlyScriptOf(files)),
    styles: uniqueFiles([
      ...(files.chunks.styles ?? []).map((file) => namedFile(base, files, file)),
      ...parts.flatMap(({ styles }) => styles),
    ]),
    scripts: uniqueFiles(parts.flatMap(({ scripts }) => scripts)).filter(({ href }) => href !== main.href),
  }
}

export const earlyScriptOf = ({ chunks }: BuildFiles): string => chunks.early?.[0] ?? ''

/** A page's own chunk, and those of the components that it borrows. */
export const partsOf = (composition: Composition, page: RequestedPage): PagePart[] => [
  { build: page.build, chunk: page.entry.id },
  ...borrowed(composition, page),
]

/** The lender's build and the component's chunk for each entry of a route's `borrows`. */
function borrowed({ remotes }: Composition, { entry }: RequestedPage): PagePart[] {
  return (entry.borrows ?? []).flatMap((name) => {
    const [lender, component = ''] = name.split('/')
    const build = remotes.find((live) => live.name === lender)
    return build ? [{ build, chunk: lentChunk(component) }] : []
  })
}
