import type { HostedSearch } from '../site-config/site-config-schema.ts'
import { isAtOrBelow, stripQueryAndHash } from '../urls/addresses.ts'

/** The settings of search, as JSON in `data-search` on the root element. They are the same on all pages of a build. */
export interface SearchSettings {
  /** Address of the file that names the index; undefined if only a hosted service is used. */
  index?: string
  /** Tag of the main version of the docs, which is searched unless the reader has chosen another. */
  docsTag: string
  rewrite?: Rewrite
  hosted?: HostedSettings
}

/** The part of the configuration that a browser needs to ask a hosted service. */
export type HostedSettings = Omit<HostedSearch, 'provider' | 'rewrite' | 'reportUrl'> & {
  /** Where the site is published; the service knows its pages by this origin. */
  siteUrl: string
}

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
