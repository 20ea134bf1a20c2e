import { type MovedPaths, possibleTargets } from '../offline/possible-targets.ts'
import type { Rewrite } from '../search/result-address.ts'

/** The redirects of a site as rules and exceptions, for the service worker. `routes`: paths of its pages; `rewrites` made its short links. */
export function summarizeRedirects({
  redirects,
  routes,
  rewrites,
  base,
}: {
  redirects: ReadonlyMap<string, string>
  routes: ReadonlySet<string>
  rewrites: Rewrite[]
  base: string
}): MovedPaths {
  const rules: MovedPaths = { rewrites, others: {} }
  const pagesByRule = (path: string) => possibleTargets(path, rules).filter(target => routes.has(target))
  const unexplained = [...redirects].filter(([from, to]) => pagesByRule(from).join() !== to)
  const misled = [...routes].filter(path => pagesByRule(path).length > 0).map(path => [path, path] as const)
  const atBase = (path: string) => encodeURI(base + path)
  return {
    rewrites: rewrites.map(({ from, to }) => ({ from: atBase(from), to: atBase(to) })),
    others: Object.fromEntries([...unexplained, ...misled].map(([from, to]) => [atBase(from), atBase(to)])),
  }
}
