import { LOCALE } from '@brightfill/shared/constants'
import type { NamedFile } from '../../src/files/namedFiles'

/** Keeps a document out of search engines. */
export const notIndexed = '<meta name="robots" content="noindex">'

/** A document without a render. Both parts are markup. */
export function plainDocument(head: string[], body: string[]): string {
  return [
    `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    '</head><body>',
    ...body,
    '</body></html>',
  ].join('')
}

/** The elements for stylesheets and then for scripts, which hold up nothing. */
export function fileElements(styles: NamedFile[], scripts: NamedFile[], loading: 'async' | 'defer'): string[] {
  return [
    ...styles.map(({ href, integrity }) => `<link rel="stylesheet" href="${href}" integrity="${integrity}">`),
    ...scripts.map(
      ({ href, integrity }) => `<script ${loading} src="${href}" integrity="${integrity}" crossorigin></script>`,
    ),
  ]
}
