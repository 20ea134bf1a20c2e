import type { SocialImage } from '../../src/page-kinds/head/social-image.ts'

/** The social image of a page with this title on a small site. */
export function imageForTest(title: string): SocialImage {
  const path = `/social/docs/${title.toLowerCase().replace(/\W+/g, '-')}.png`
  return { path, title, section: 'Concepts', siteTitle: 'Tiny', host: 'tiny.example' }
}
