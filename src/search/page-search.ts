import type { HostedSearch } from '../site-config.ts'
import type { Rewrite } from './result-address.ts'

/** What a page says about search, as JSON in `data-search` of its root element. The same on all pages of a build. */
export type PageSearch = {
  /** Address of the index; undefined where a hosted service answers alone. */
  index?: string
  /** Tag of the main version of the docs, searched by readers who chose no other. */
  docsTag: string
  rewrite?: Rewrite
  hosted?: HostedSettings
}

export type HostedSettings = Omit<HostedSearch, 'provider' | 'rewrite' | 'reportUrl'> & {
  /** Where the site is published; a service knows its pages by this origin. */
  siteUrl: string
}
