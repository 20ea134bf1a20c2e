import { formatDay } from '../content/format-day.ts'
import type { Doc, DocsVersion, Post, SiteContent } from '../content/site-content.ts'
import { mainDocsPath, type SiteConfig } from '../site-config.ts'

/** In pixels. */
export const imageSize = { width: 1200, height: 630 }

/** What a drawn image says, and where it is served. */
export type SocialImage = {
  path: string
  title: string
  /** Where the page stands in the site, or when it was written. */
  section: string | undefined
  siteTitle: string
  host: string
}

/** The images to draw: one for each doc and post without an image of its own, and one for all other pages. */
export function socialImages({ config, versions, posts, unlistedPosts }: SiteContent): SocialImage[] {
  if (!config.socialImages) return []
  const docs = versions.flatMap(version =>
    version.docs.filter(({ image }) => image === undefined).map(doc => docImage(doc, version, config)),
  )
  const ofPosts = [...posts, ...unlistedPosts].filter(({ image }) => image === undefined)
  return [siteImage(config), ...docs, ...ofPosts.map(post => postImage(post, config))]
}

export function docImage(
  { url, title, ancestors }: Doc,
  { path, label }: DocsVersion,
  config: SiteConfig,
): SocialImage {
  const categories = ancestors.length > 0 ? ancestors.map(category => category.label) : ['Docs']
  const section = [...(path === mainDocsPath ? [] : [label]), ...categories].join(' · ')
  return { path: imagePath(url), title, section, ...signature(config) }
}

export function postImage({ url, title, date }: Post, config: SiteConfig): SocialImage {
  return { path: imagePath(url), title, section: `${config.blog.title} · ${formatDay(date)}`, ...signature(config) }
}

export function siteImage(config: SiteConfig): SocialImage {
  return { path: imagePath('/site'), title: config.tagline, section: undefined, ...signature(config) }
}

function signature({ title, url }: SiteConfig) {
  return { siteTitle: title, host: new URL(url).host }
}

function imagePath(url: string): string {
  return `/social${url}.png`
}
