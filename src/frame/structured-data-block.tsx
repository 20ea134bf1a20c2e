import type { Thing } from 'schema-dts'

/** Structured data for search engines, in the vocabulary of schema.org. Data blocks need no hash in the content security policy. */
export function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null
  // Text that contains `</script>` or `<!--` would end the element or hide its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
