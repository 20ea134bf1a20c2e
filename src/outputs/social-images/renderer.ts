import type { Renderer } from '@takumi-rs/core'
import { type SocialImageTexts, socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import { layOutImage, layOutTitle, titleSizes, titleSpace } from './image-layout.ts'
import { readFonts } from './typeface.ts'

/** Loads the native renderer and the fonts. The returned function draws one image as a PNG. */
export async function startRenderer(): Promise<(image: SocialImageTexts) => Promise<Buffer>> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  for (const font of readFonts()) await renderer.registerFont(font)
  return async image => {
    const size = await chooseTitleSize(image, renderer)
    return renderer.render(layOutImage(image, size), { ...socialImageSize, format: 'png' })
  }
}

/** The largest size at which the title fits without breaking a word; the smallest if there is none. */
export async function chooseTitleSize(image: SocialImageTexts, renderer: Renderer): Promise<number> {
  for (const size of titleSizes) {
    const title = layOutTitle(image, size)
    const { lineClamp: _, overflowWrap: __, ...style } = title.style ?? {}
    const { height, runs } = await renderer.measure({ ...title, style }, { width: titleSpace.width })
    // Only a word alone on its line can be too wide. The width of other lines includes the space at their end.
    const isBroken = runs.some(({ text, width }) => !text.trim().includes(' ') && width > titleSpace.width)
    if (height <= titleSpace.height && !isBroken) return size
  }
  return titleSizes.at(-1) ?? 0
}
