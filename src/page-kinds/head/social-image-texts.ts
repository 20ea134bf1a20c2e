import type { Doc, MarkdownPage, Post } from '../../content/site-content.ts'
import type { SharedImage } from '../../frame/page-head.tsx'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'

/** In pixels. */
export const socialImageSize = { width: 1200, height: 630 }

/** An image to be drawn by the build: its texts, and where it is served. */
export interface SocialImageTexts {
  path: string
  title: string
  /** Where the page belongs in the site, or when it was written: `Basics`, `Blog · 5 September 2023`. */
  section: string | undefined
  siteTitle: string
  host: string
}

/** The image that is shown where a page is shared. `drawing` is set if the build draws it. */
export type PageImage = SharedImage & { drawing?: SocialImageTexts }

/** The author's image of a page, or else one drawn for this page only. */
export function articleImage(page: Doc | Post, section: string, config: SiteConfig): PageImage | undefined {
  return authorsImage(page) ?? drawnImage({ name: page.url, title: page.title, section }, config)
}

/** The author's image of a page, or else the one that all pages share. */
export function pageImage(page: MarkdownPage, config: SiteConfig): PageImage | undefined {
  return authorsImage(page) ?? siteImage(config)
}

/** The image of pages without one of their own; undefined if the site draws no images. */
export function siteImage(config: SiteConfig): PageImage | undefined {
  return drawnImage({ name: '/site', title: config.tagline, section: undefined }, config)
}

function authorsImage({ image, title }: Doc | Post | MarkdownPage): PageImage | undefined {
  return image === undefined ? undefined : { src: image, alt: title }
}

/** The images that the build draws for `pages`, each once: many pages share the image of the site. */
export function listUniqueImages(pages: Iterable<{ image: PageImage | undefined }>): SocialImageTexts[] {
  const drawings = [...pages].flatMap(({ image }) => image?.drawing ?? [])
  return [...new Map(drawings.map(drawing => [drawing.path, drawing])).values()]
}

interface Words {
  name: string
  title: string
  section: string | undefined
}

function drawnImage({ name, title, section }: Words, config: SiteConfig): PageImage | undefined {
  if (!config.socialImages) return undefined
  const path = `/social${name}.png`
  return {
    src: path,
    alt: [title, section, config.title].filter(Boolean).join(', '),
    size: socialImageSize,
    drawing: { path, title, section, siteTitle: config.title, host: new URL(config.url).host },
  }
}
