/** Redirects as rules, since a list of them all would grow with the site. Paths include the base path and are percent-encoded. */
export type MovedPaths = {
  /** Each page below `from` also has a short link below `to`, which redirects to it. */
  rewrites: { from: string; to: string }[]
  /** Exceptions: moved paths that no rule covers, and pages that a rule would take for short links, which map to themselves. */
  others: Record<string, string>
}

/** Where `path` may redirect to, if such a page exists: `/concepts/joins` to `/docs/concepts/joins`, `/blog/page/1` to `/blog`. */
export function listRedirectCandidates(path: string, { rewrites, others }: MovedPaths): string[] {
  const other = others[path]
  if (other !== undefined) return [other]
  const targets = rewrites.filter(({ to }) => path.startsWith(to)).map(({ from, to }) => from + path.slice(to.length))
  return path.endsWith('/page/1') ? [path.slice(0, -'/page/1'.length), ...targets] : targets
}
