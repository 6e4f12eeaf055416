interface StructuredDataProps {
  /** One schema.org object, or several as `{ '@context': 'https://schema.org', '@graph': [...] }`. */
  data: Readonly<Record<string, unknown>>
}

/**
 * What a page is about, for search engines: a JSON-LD data block, which no browser runs. "<" is escaped here, the way it also may
 * stand in JSON, so that no text of content can end the element and both sides render the same.
 */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
}
