import type { Rewrite } from '../search/result-address.ts'

/** Which addresses lead to another, as rules: a list of all of them would grow with the site. Paths are those of the host, encoded. */
export type MovedPaths = {
  /** What stands below `from` has a short link below `to`. */
  rewrites: Pick<Rewrite, 'from' | 'to'>[]
  /** What the rules do not say, or say wrongly: from path to path, and from a page of its own to itself. */
  others: Record<string, string>
}

/** Where `path` leads if there is a page: `/concepts/joins` to `/docs/concepts/joins`, `/blog/page/1` to `/blog`. */
export function possibleTargets(path: string, { rewrites, others }: MovedPaths): string[] {
  const other = others[path]
  if (other !== undefined) return [other]
  const below = rewrites.filter(({ to }) => path.startsWith(to)).map(({ from, to }) => from + path.slice(to.length))
  return path.endsWith('/page/1') ? [path.slice(0, -'/page/1'.length), ...below] : below
}
