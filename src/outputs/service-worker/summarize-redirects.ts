import { listRedirectCandidates, type RedirectRules } from '../../offline/redirect-candidates.ts'
import type { Rewrite } from '../../search/search-settings.ts'

interface RedirectSources {
  redirects: ReadonlyMap<string, string>
  /** Paths of the pages. */
  routes: ReadonlySet<string>
  /** The rules that made the short links. */
  rewrites: Rewrite[]
  base: string
}

/**
 * The redirects of a site as a few rules and their exceptions, so that the script of the service worker does not list every
 * page.
 */
export function summarizeRedirects({ redirects, routes, rewrites, base }: RedirectSources): RedirectRules {
  const rules: RedirectRules = { rewrites, exceptions: {} }
  const listPagesByRule = (path: string) => listRedirectCandidates(path, rules).filter(target => routes.has(target))
  const uncovered = [...redirects].filter(([from, to]) => listPagesByRule(from).join() !== to)
  // A page that a rule would redirect maps to itself.
  const protectedPages = [...routes].filter(path => listPagesByRule(path).length > 0).map(path => [path, path] as const)
  const toAddress = (path: string) => encodeURI(base + path)
  return {
    rewrites: rewrites.map(({ from, to }) => ({ from: toAddress(from), to: toAddress(to) })),
    exceptions: Object.fromEntries(
      [...uncovered, ...protectedPages].map(([from, to]) => [toAddress(from), toAddress(to)]),
    ),
  }
}
