import type { HostedSearch } from '../site-config/site-config-schema.ts'
import type { Rewrite } from './shown-address.ts'

/** What pages say about search, as JSON in `data-search` of the root element. It is the same on all pages of a build. */
export type SearchSettings = {
  /** Address of the index; undefined where a hosted service answers alone. */
  index?: string
  /** Tag of the main version of the docs, which is searched for readers who chose no other. */
  docsTag: string
  rewrite?: Rewrite
  hosted?: HostedSettings
}

/** The part of the configuration that a browser needs to ask a hosted service. */
export type HostedSettings = Omit<HostedSearch, 'provider' | 'rewrite' | 'reportUrl'> & {
  /** Where the site is published; the service knows its pages by this origin. */
  siteUrl: string
}
