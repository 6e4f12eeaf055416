import type { PageState } from '../../src/composition/pageState'
import { STATE_ID, writeState } from '../../src/composition/writeState'
import { earlyScript } from '../../src/document/earlyScript'
import { documentFiles } from '../../src/files/documentFiles'
import { texts } from './texts'

/**
 * The document without the page, for a render that failed, took too long or never got its turn. The browser renders the
 * page (docs/architecture.md).
 * @param title as markup
 */
export function unrenderedDocument(state: PageState, title = texts.title): string {
  const files = documentFiles(state.composition, [])
  const { main, libraries, styles } = files
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    earlyScript(files),
    ...styles.map(({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`),
    ...[...libraries, main].map(
      ({ href, integrity }) => `<script async src="${href}" integrity="${integrity}" crossorigin></script>`,
    ),
  ]
  // An empty address leads to the same page.
  const link = `<a href="">${texts.again}</a>`
  const note = `<noscript><main><p>${texts.unrendered} ${texts.withoutScripts}</p><p>${link}</p></main></noscript>`
  const data = `<script id="${STATE_ID}" type="application/json">${writeState(state)}</script>`
  return `<!doctype html><html lang="en-GB"><head>${head.join('')}</head><body>${note}${data}</body></html>`
}
