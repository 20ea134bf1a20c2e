import { levelFromCheck, type Problem } from '../content/input/problem.ts'
import { locateAddress, type SourceFile } from '../content/input/source-file.ts'
import { findNearest } from '../lib/edit-distance.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'

interface KnownAddresses {
  routes: ReadonlyMap<string, unknown>
  redirects: ReadonlyMap<string, string>
}

/** Redirects of the configuration that lead to no page, or start where a page is. */
export function findBrokenRedirects(
  { redirects }: Pick<SiteConfig, 'redirects'>,
  site: KnownAddresses,
  configFile: SourceFile,
): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const problem = describeHiddenRedirect(from, site) ?? describeMissingTarget(from, to, site)
    const [where = configFile.path] = locateAddress(configFile, from)
    return problem ? { ...levelFromCheck('brokenLinks'), where, ...problem } : []
  })
}

type Description = Pick<Problem, 'what' | 'fix'>

function describeHiddenRedirect(from: string, { routes }: KnownAddresses): Description | undefined {
  if (!routes.has(from)) return undefined
  return { what: `The redirect from \`${from}\` has no effect: a page has this address.`, fix: 'Remove the redirect.' }
}

function describeMissingTarget(
  from: string,
  to: string,
  { routes, redirects }: KnownAddresses,
): Description | undefined {
  const folder = to.endsWith('*') ? to.slice(0, -1) : undefined
  const addresses = [...routes.keys(), ...redirects.keys()]
  const isKnown = folder === undefined ? addresses.includes(to) : addresses.some(path => path.startsWith(folder))
  if (isKnown) return undefined
  const suggestion = folder === undefined ? findNearest(to, routes.keys()) : undefined
  return {
    what: `The redirect from \`${from}\` leads to \`${to}\`, where this site has no page.`,
    fix: suggestion
      ? `Did you mean \`${suggestion}\`?`
      : 'Write the path of a page, such as /docs/intro, or remove it.',
  }
}
