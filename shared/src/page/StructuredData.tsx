interface StructuredDataProps {
  /** One schema.org object, or several as `{ '@context': 'https://schema.org', '@graph': [...] }`. */
  data: Readonly<Record<string, unknown>>
}

/**
 * Describes a page to search engines: a JSON-LD data block, which no browser runs. "<" is escaped as JSON
 * allows, so that no text of content can end the element.
 */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
}
