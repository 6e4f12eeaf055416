/**
 * Elements of rich text that stay as they are; an import and the pages that draw it agree on them. Links and tables
 * come besides, and only the text of any other element stays.
 */
export const richTextElements: readonly string[] =
  'p br hr h2 h3 h4 strong b em i u s sub sup code pre blockquote ul ol li dl dt dd figure figcaption caption thead tbody tfoot tr th td'.split(
    ' ',
  )

/** Their attributes. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}
