import { buildSearchAddress } from '../state/search-address.ts'

/**
 * The address where readers report that a query should have had results. `template` is `reportUrl` of the configuration:
 * `https://x.example/new?title={title}` -> `https://x.example/new?title=No%20results%20for%20%22fby%22`.
 */
export function buildReportLink(template: string, query: string): string {
  const values: Record<string, string> = {
    query,
    title: `No results for "${query}"`,
    url: new URL(buildSearchAddress(query), location.href).href,
  }
  return template.replace(/\{(query|title|url)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
