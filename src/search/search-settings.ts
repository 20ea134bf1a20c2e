import type { HostedSearch } from '../site-config/site-config-schema.ts'
import type { Rewrite } from './rewrite-address.ts'

/** The settings of search, as JSON in `data-search` on the root element. They are the same on all pages of a build. */
export interface SearchSettings {
  /** Address of the index; undefined if only a hosted service is used. */
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
