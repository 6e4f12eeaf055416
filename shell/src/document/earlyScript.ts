import type { DocumentFiles } from '../files/documentFiles'

/**
 * The element of the early script, which comes before every stylesheet. After one, it would wait for that stylesheet
 * and hold up the whole document for as long as a remote takes to send it.
 */
export function earlyScript({ early: { href, integrity } }: Pick<DocumentFiles, 'early'>): string {
  return `<script src="${href}" integrity="${integrity}" crossorigin></script>`
}

/**
 * React writes styles before everything else in the head, so the early script is put there afterwards. The server fills
 * in its text (shell/server/pages/inlineFiles.ts), behind the encoding, which counts in the first 1024 bytes only.
 */
export function withEarlyScript(html: string, files: DocumentFiles): string {
  const start = /<head>(<meta charSet[^>]*>)?/
  return html.replace(start, (head) => `${head}<script data-href="${files.early.href}"></script>`)
}
