/** Facts for search engines as JSON-LD, in the served HTML. */
export function StructuredData({ data }: { data: object }) {
  // Without "<" no text of an editor can end the script element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"; as a text child React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
