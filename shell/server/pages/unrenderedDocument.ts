import type { PageState } from '../../src/composition/pageState'
import { STATE_ID, writeState } from '../../src/composition/writeState'
import { earlyScript } from '../../src/document/earlyScript'
import { documentFiles } from '../../src/files/documentFiles'
import { fileElements, notIndexed, plainDocument } from './plainDocument'
import { texts } from './texts'

/**
 * The document without the page, for a render that failed, took too long or never got its turn. The browser renders the
 * page (docs/architecture.md).
 * @param title as markup
 */
export function unrenderedDocument(state: PageState, title = texts.title): string {
  const files = documentFiles(state.composition, [])
  const { main, libraries, styles } = files
  const head = [`<title>${title}</title>`, earlyScript(files), ...fileElements(styles, [...libraries, main], 'async')]
  // An empty address leads to the same page.
  const link = `<a href="">${texts.again}</a>`
  const note = `<noscript><main><p>${texts.unrendered} ${texts.withoutScripts}</p><p>${link}</p></main></noscript>`
  const data = `<script id="${STATE_ID}" type="application/json">${writeState(state)}</script>`
  return plainDocument(head, [note, data])
}

/** The page of a site without a release. It reloads itself until there is one. */
export function startingDocument(): string {
  return plainDocument(
    [notIndexed, '<meta http-equiv="refresh" content="2">', `<title>${texts.title}</title>`],
    [`<main><h1>${texts.starting}</h1><p>${texts.soon}</p></main>`],
  )
}
