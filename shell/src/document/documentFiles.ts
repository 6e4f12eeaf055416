import type { Composition } from '../composition/composition'
import { isSheet } from '../composition/composition'
import type { PageHandle } from '../composition/lazyPage'

/** The files a document names so that the browser fetches them all at once (design §3.4). */
export interface DocumentFiles {
  main: string
  mainIntegrity: string
  /** Runs before the first paint (see `early.js`). */
  early: string
  earlyIntegrity: string
  styles: string[]
  scripts: string[]
}

/** Name of the early script in the shell's build. */
export const EARLY_SCRIPT = 'early.js'

/** Everything the shell and the matched pages need before they are interactive. */
export function documentFiles({ shell }: Composition, pages: Pick<PageHandle, 'entry' | 'build'>[]): DocumentFiles {
  const { base, entry, chunks, integrity } = shell.browser
  const wanted = new Set<string>()
  for (const { entry: route, build } of pages) {
    for (const file of [build.entry, ...(build.chunks.routes ?? []), ...(build.chunks[route.id] ?? [])]) {
      wanted.add(build.base + file)
    }
  }
  const main = base + entry
  return {
    main,
    mainIntegrity: integrity[entry] ?? '',
    early: base + EARLY_SCRIPT,
    earlyIntegrity: integrity[EARLY_SCRIPT] ?? '',
    styles: [...(chunks.styles ?? []).map((file) => base + file), ...[...wanted].filter(isSheet)],
    scripts: [...wanted].filter((href) => !isSheet(href) && href !== main),
  }
}
