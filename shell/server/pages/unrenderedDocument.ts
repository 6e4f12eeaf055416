import type { Composition } from '../../src/composition/composition'
import { documentFiles } from '../../src/document/documentFiles'
import { writeState } from '../../src/document/writeState'

/** The document without the page: the browser renders it. Answers a render that failed or took too long (design §3.3). */
export function unrenderedDocument(composition: Composition): string {
  const { main, mainIntegrity, styles } = documentFiles(composition, [])
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Brightfill Machinery</title>${links}<script async src="${main}" integrity="${mainIntegrity}"></script></head><body><script id="page-state" type="application/json">${writeState({ composition })}</script></body></html>`
}
