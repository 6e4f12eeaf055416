import type { BuildFiles, Composition, LiveRelease } from '../composition/composition'
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
 * Where the shell's files are, whatever its release: a browser keeps those that a new release has as well (decision
 * 41). Builds name it too (shared/tooling/webpack/shell.mjs).
 */
export const SHELL_FILES = '/remotes/shell/libraries/'

type DocumentPage = Pick<PageHandle, 'entry' | 'build'>

/**
 * All files that the shell and the matched pages need before they are interactive. Borrowed components add only their
 * styles: the server has drawn each one behind its own boundary, and its code may load later.
 */
export function documentFiles(composition: Composition, pages: DocumentPage[]): DocumentFiles {
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

/** Older releases of the shell do not say its name. */
export const earlyScriptOf = ({ chunks }: BuildFiles): string => chunks.early?.[0] ?? 'early.js'

/** The lender's build and the component's chunk for each entry of a route's `borrows`. */
function borrowed({ remotes }: Composition, { entry }: DocumentPage): { build: LiveRelease; chunk: string }[] {
  return (entry.borrows ?? []).flatMap((name) => {
    const [lender, component] = name.split('/')
    const build = remotes.find((live) => live.name === lender)
    return build ? [{ build, chunk: `lent-${component}` }] : []
  })
}
