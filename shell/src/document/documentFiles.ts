import type { Composition } from '../composition/composition'
import { isSheet } from '../composition/composition'
import type { PageHandle } from '../composition/remotePage'

/** The files a document names so that the browser fetches them all at once (design §3.4). */
export interface DocumentFiles {
  main: string
  mainIntegrity: string
  styles: string[]
  scripts: string[]
}

/** Everything the shell and the matched pages need before they are interactive. */
export function documentFiles({ shell }: Composition, pages: Pick<PageHandle, 'entry' | 'remote'>[]): DocumentFiles {
  const { base, entry, chunks, integrity } = shell.browser
  const wanted = new Set<string>()
  for (const { entry: route, remote } of pages) {
    const { browser } = remote
    for (const file of [browser.entry, ...(browser.chunks.routes ?? []), ...(browser.chunks[route.id] ?? [])]) {
      wanted.add(browser.base + file)
    }
  }
  return {
    main: base + entry,
    mainIntegrity: integrity[entry] ?? '',
    styles: [...(chunks.styles ?? []).map((file) => base + file), ...[...wanted].filter(isSheet)],
    scripts: [...wanted].filter((href) => !isSheet(href)),
  }
}
