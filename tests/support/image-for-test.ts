import type { SocialImageTexts } from '../../src/page-kinds/head/social-image-texts.ts'

/** The social image of a page with this title on a small site. */
export function imageForTest(title: string): SocialImageTexts {
  const path = `/social/docs/${title.toLowerCase().replace(/\W+/g, '-')}.png`
  return { path, title, section: 'Concepts', siteTitle: 'Tiny', host: 'tiny.example' }
}
