import type { HostedSearch } from '../site-config.ts'
import type { Rewrite } from './result-address.ts'

/** What a page says of its search: JSON in `data-search` on the root element. All of it is public. */
export type SearchSettings = {
  /** Address of the embedded index; undefined where a hosted service answers alone. */
  index?: string
  hosted?: HostedSettings
  rewrite?: Rewrite
  /** Where readers tell that a search should have found something; `{query}` stands for what they typed. */
  reportUrl?: string
}

export type HostedSettings = Omit<HostedSearch, 'provider' | 'rewrite' | 'reportUrl'> & {
  /** Where the site is published; a service knows its pages by this origin. */
  siteUrl: string
  /** Facet of the docs that a page outside of all versions searches. */
  docsTag: string
}
