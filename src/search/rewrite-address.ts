import { isAtOrBelow, stripQueryAndHash } from '../urls/addresses.ts'

/** Results below `from` are shown, copied and shared as if they were below `to`. Both end with a slash. */
export interface Rewrite {
  from: string
  to: string
  /** Paths that keep their own address, as do all paths below them: the rewritten address belongs to another page. */
  except?: string[]
}

/** The address that readers see instead of `target`, a path of this site: `/docs/joins?a#b` -> `/joins?a#b`. */
export function rewriteAddress(target: string, rewrite: Rewrite | undefined): string {
  if (!rewrite?.from || !target.startsWith(rewrite.from)) return target
  const path = stripQueryAndHash(target)
  const isExcepted = rewrite.except?.some(excepted => isAtOrBelow(path, excepted))
  return isExcepted ? target : rewrite.to + target.slice(rewrite.from.length)
}
