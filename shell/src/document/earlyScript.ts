import type { DocumentFiles } from '../composition/documentFiles'

/**
 * The element of the early script, which comes before every stylesheet. After one, it would wait for that stylesheet
 * and hold up the whole document for as long as a remote takes to send it.
 */
export function earlyScript({ early: { href, integrity } }: Pick<DocumentFiles, 'early'>): string {
  return `<script src="${href}" integrity="${integrity}"></script>`
}

/** React writes stylesheets before everything else in the head, so this inserts the early script afterwards. */
export function withEarlyScript(html: string, files: DocumentFiles): string {
  return html.replace('<head>', () => `<head>${earlyScript(files)}`)
}
