import type { DocumentFiles } from '../composition/documentFiles'

/**
 * The early script as a document carries it: before every stylesheet. After one it would wait for it, and with it the whole document, for
 * as long as a remote takes to send its own.
 */
export function earlyScript({ early: { href, integrity } }: Pick<DocumentFiles, 'early'>): string {
  return `<script src="${href}" integrity="${integrity}"></script>`
}

/** React writes stylesheets before everything else in the head, so the early script is put there afterwards. */
export function withEarlyScript(html: string, files: DocumentFiles): string {
  return html.replace('<head>', () => `<head>${earlyScript(files)}`)
}
