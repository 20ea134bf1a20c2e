import { listRedirectCandidates, type MovedPaths } from '../../offline/redirect-candidates.ts'
import type { Rewrite } from '../../search/shown-address.ts'

type RedirectSources = {
  redirects: ReadonlyMap<string, string>
  /** Paths of the pages. */
  routes: ReadonlySet<string>
  /** The rules that made the short links. */
  rewrites: Rewrite[]
  base: string
}

/**
 * The redirects of a site as a few rules and the exceptions from them, so that the service worker need not carry one
 * line for each page.
 */
export function summarizeRedirects({ redirects, routes, rewrites, base }: RedirectSources): MovedPaths {
  const rules: MovedPaths = { rewrites, others: {} }
  const pagesByRule = (path: string) => listRedirectCandidates(path, rules).filter(target => routes.has(target))
  const unexplained = [...redirects].filter(([from, to]) => pagesByRule(from).join() !== to)
  // Pages that a rule would redirect lead to themselves.
  const misled = [...routes].filter(path => pagesByRule(path).length > 0).map(path => [path, path] as const)
  const toAddress = (path: string) => encodeURI(base + path)
  return {
    rewrites: rewrites.map(({ from, to }) => ({ from: toAddress(from), to: toAddress(to) })),
    others: Object.fromEntries([...unexplained, ...misled].map(([from, to]) => [toAddress(from), toAddress(to)])),
  }
}
