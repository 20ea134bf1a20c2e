import type { Doc, Post, SiteContent } from '../../content/site-content.ts'

/** A page whose twin is printed, and the site that it belongs to. */
export interface TwinPage {
  page: Doc | Post
  site: Pick<SiteContent, 'config' | 'sidebar' | 'describeComponent'>
}
