import { documentComposition, documentFiles } from '../../src/composition/documentFiles'
import type { PageState } from '../../src/composition/pageState'
import { STATE_ID, writeState } from '../../src/composition/writeState'
import { earlyScript } from '../../src/document/earlyScript'
import { texts } from './texts'

/**
 * The document without the page, for a render that failed, took too long or never got its turn. The browser renders the
 * page (docs/failure-matrix.md).
 */
export function unrenderedDocument(state: PageState): string {
  const files = documentFiles(state.composition, [])
  const { main, styles } = files
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${texts.title}</title>`,
    earlyScript(files),
    ...styles.map(({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`),
    `<script async src="${main.href}" integrity="${main.integrity}"></script>`,
  ]
  // An empty address leads to the same page.
  const link = `<a href="">${texts.again}</a>`
  const note = `<noscript><main><p>${texts.unrendered} ${texts.withoutScripts}</p><p>${link}</p></main></noscript>`
  const written = writeState({ ...state, composition: documentComposition(state.composition, []) })
  const data = `<script id="${STATE_ID}" type="application/json">${written}</script>`
  return `<!doctype html><html lang="en-GB"><head>${head.join('')}</head><body>${note}${data}</body></html>`
}
