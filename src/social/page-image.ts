import type { Page } from '../routes.ts'
import type { SiteConfig } from '../site-config.ts'
import { docImage, postImage, type SocialImage, siteImage } from './social-images.ts'

/** The image that is shown where a page is shared; `alt` says what can be read in it. */
export type PageImage = { src: string; alt: string; isDrawn: boolean }

/** The image of a page: the author's, else the drawn one; undefined where the site draws none. */
export function pageImage(page: Page, config: SiteConfig): PageImage | undefined {
  const own = writtenPage(page)
  if (own?.image) return { src: own.image, alt: own.title, isDrawn: false }
  if (!config.socialImages) return undefined
  if (page.kind === 'doc') return drawn(docImage(page.doc, page.version, config))
  if (page.kind === 'post') return drawn(postImage(page.post, config))
  return drawn(siteImage(config))
}

function writtenPage(page: Page): { image: string | undefined; title: string } | undefined {
  if (page.kind === 'doc') return page.doc
  if (page.kind === 'post') return page.post
  return page.kind === 'markdown' ? page.page : undefined
}

function drawn({ path, title, section, siteTitle }: SocialImage): PageImage {
  return { src: path, alt: [title, section, siteTitle].filter(Boolean).join(', '), isDrawn: true }
}
