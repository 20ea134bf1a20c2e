import type { SocialImage } from '../../src/page-kinds/head/social-image.ts'

/** What an image says: `title`, and else what those of a small site say. */
export function imageForTest(title: string): SocialImage {
  const path = `/social/docs/${title.toLowerCase().replace(/\W+/g, '-')}.png`
  return { path, title, section: 'Concepts', siteTitle: 'Tiny', host: 'tiny.example' }
}
