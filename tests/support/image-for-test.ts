import { type SocialImageTexts, socialImageSize } from '../../src/page-kinds/head/social-image-texts.ts'

/** The social image of a page with this title on a small site. */
export function imageForTest(title: string): SocialImageTexts {
  const path = `/social/docs/${title.toLowerCase().replace(/\W+/g, '-')}.png`
  return { path, title, section: 'Concepts', siteTitle: 'Tiny', host: 'tiny.example' }
}

/** Bytes of a PNG's signature and its first chunk, IHDR, which holds width and height at bytes 16 and 20. */
const headerLength = 33
/** Bytes of its last chunk, IEND. */
const trailerLength = 12

/** Whether the bytes begin like a PNG of the size of social images and end like a complete one. */
export function isCompletePng(png: Buffer): boolean {
  return (
    png.length > headerLength + trailerLength &&
    png.toString('latin1', 1, 4) === 'PNG' &&
    png.readUInt32BE(16) === socialImageSize.width &&
    png.readUInt32BE(20) === socialImageSize.height &&
    png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'
  )
}
