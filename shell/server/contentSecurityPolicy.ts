interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

interface Framing {
  /** A preview: pages of the office show it in a frame. */
  framedBySite?: boolean
  /** A page of the office, which shows previews. */
  framesSite?: boolean
}

/**
 * The policy of an answer. Styles in attributes have measured values (levels, progress). Scripts and styles are only
 * our own files, or such a file inside the document, which its hash allows.
 */
export function contentPolicy(
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
  { framedBySite, framesSite }: Framing = {},
): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${framesSite ? "'self' " : ''}https://www.youtube-nocookie.com https://player.vimeo.com`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${framedBySite ? 'self' : 'none'}'`,
    // The first is in early.js; each remote may have the second, for rich text (parserPolicy.ts).
    "require-trusted-types-for 'script'",
    "trusted-types default brightfill-html 'allow-duplicates'",
  ].join('; ')
}
