import { searchAddress } from './search-address.ts'

/** Where a reader can say that a query should have found something. `template` is that of the site's configuration. */
export function reportLink(template: string, query: string): string {
  const values: Record<string, string> = {
    query,
    title: `No results for "${query}"`,
    url: new URL(searchAddress(query), location.href).href,
  }
  return template.replace(/\{(query|title|url)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
