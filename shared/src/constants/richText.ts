const elements =
  'p br hr h2 h3 h4 strong b em i u s sub sup code pre blockquote ul ol li dl dt dd figure figcaption caption thead tbody tfoot tr th td'

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

/** An element that rich text may have. */
export type RichTextElement = Words<typeof elements> | 'a' | 'table'

/**
 * Elements of rich text that stay as they are; imports, the editor of the office and the pages that draw it agree on
 * them. Links and tables stay too; of any other element only the text stays.
 */
export const richTextElements: readonly string[] = elements.split(' ')

/** Their attributes. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

/** Schemes that an address of a link may have; addresses of the site have none. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel']
