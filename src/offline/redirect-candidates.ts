/** The redirects of a site as rules, because a list of them would grow with the site. Paths include the base path and are percent-encoded. */
export interface RedirectRules {
  /** Each page below `from` also has a short link below `to`, which redirects to it. */
  rewrites: { from: string; to: string }[]
  /** Redirects that no rule covers, and pages that look like short links to a rule, which map to themselves. */
  exceptions: Record<string, string>
}

/** Where `path` may redirect to, if such a page exists: `/concepts/joins` to `/docs/concepts/joins`, `/blog/page/1` to `/blog`. */
export function listRedirectCandidates(path: string, { rewrites, exceptions }: RedirectRules): string[] {
  const exception = exceptions[path]
  if (exception !== undefined) return [exception]
  const targets = rewrites.filter(({ to }) => path.startsWith(to)).map(({ from, to }) => from + path.slice(to.length))
  return path.endsWith('/page/1') ? [path.slice(0, -'/page/1'.length), ...targets] : targets
}
