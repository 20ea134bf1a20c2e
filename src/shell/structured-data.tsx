import type { Thing } from 'schema-dts'

/** What a page tells search engines, in the words of schema.org: data, which no browser runs and the policy needs no hash for. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  // A text with `</script>` or `<!--` would end the element, or hide its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
