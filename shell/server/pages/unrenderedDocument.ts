import { documentComposition, documentFiles } from '../../src/document/documentFiles'
import { earlyScript } from '../../src/document/earlyScript'
import type { PageState } from '../../src/document/pageState'
import { STATE_ID, writeState } from '../../src/document/writeState'
import { texts } from './texts'

/** The document without the page: the browser renders it. Answers a render that failed or took too long (design §3.3). */
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
  const body = `<script id="${STATE_ID}" type="application/json">${writeState({ ...state, composition: documentComposition(state.composition, []) })}</script>`
  return `<!doctype html><html lang="en-GB"><head>${head.join('')}</head><body>${body}</body></html>`
}
