import type { Composition, LiveRelease } from './composition'
import type { PageHandle } from './lazyPage'
import { filesOfChunk, type NamedFile, namedFile, uniqueFiles } from './namedFiles'

/** The files a document names so that the browser fetches them all at once. */
export interface DocumentFiles {
  main: NamedFile
  /** Runs before the first paint (see `early.js`). */
  early: NamedFile
  styles: NamedFile[]
  scripts: NamedFile[]
}

/** Name of the early script in the shell's build. */
const EARLY_SCRIPT = 'early.js'

type DocumentPage = Pick<PageHandle, 'entry' | 'build'>

/**
 * Everything the shell and the matched pages need before they are interactive. Of what a page borrows that is the look:
 * the server has drawn it behind a boundary of its own, and its code may come when the page is interactive.
 */
export function documentFiles(composition: Composition, pages: DocumentPage[]): DocumentFiles {
  const { base, files } = composition.shell
  const main = namedFile(base, files, files.entry)
  const parts = pages.flatMap((page) => [
    filesOfChunk(page.build, 'routes'),
    filesOfChunk(page.build, page.entry.id),
    ...(page.build.files?.units?.[page.entry.id] ?? []).map((unit) => filesOfChunk(composition.shell, unit)),
    ...borrowed(composition, page).map(({ build, chunk }) => ({ ...filesOfChunk(build, chunk), scripts: [] })),
  ])
  return {
    main,
    early: namedFile(base, files, EARLY_SCRIPT),
    styles: uniqueFiles([
      ...(files.chunks.styles ?? []).map((file) => namedFile(base, files, file)),
      ...parts.flatMap(({ styles }) => styles),
    ]),
    scripts: uniqueFiles(parts.flatMap(({ scripts }) => scripts)).filter(({ href }) => href !== main.href),
  }
}

/** The composition with the file lists of the builds these pages use. */
export function documentComposition(composition: Composition, pages: DocumentPage[]): Composition {
  const used = new Set<LiveRelease>(
    pages.flatMap((page) => [page.build, ...borrowed(composition, page).map(({ build }) => build)]),
  )
  const remotes = composition.remotes.map((remote) => (used.has(remote) ? remote : { ...remote, files: undefined }))
  return { ...composition, remotes }
}

/** What a route's `borrows` names: the lender's build and the component's chunk. */
function borrowed({ remotes }: Composition, { entry }: DocumentPage): { build: LiveRelease; chunk: string }[] {
  return (entry.borrows ?? []).flatMap((name) => {
    const [lender, component] = name.split('/')
    const build = remotes.find((live) => live.name === lender)
    return build ? [{ build, chunk: `lent-${component}` }] : []
  })
}
