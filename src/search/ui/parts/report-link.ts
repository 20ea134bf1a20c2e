import { searchAddress } from '../state/search-address.ts'

/**
 * Where readers can report that a query should have found something. `template` is `reportUrl` of the configuration:
 * `https://x.example/new?title={title}` -> `https://x.example/new?title=No%20results%20for%20%22fby%22`.
 */
export function reportLink(template: string, query: string): string {
  const values: Record<string, string> = {
    query,
    title: `No results for "${query}"`,
    url: new URL(searchAddress(query), location.href).href,
  }
  return template.replace(/\{(query|title|url)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
