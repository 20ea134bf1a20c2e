import type { Renderer } from '@takumi-rs/core'
import { drawing, drawnTitle, titleRoom, titleSizes } from './drawing.ts'
import { imageSize, type SocialImage } from './social-images.ts'
import { readFonts } from './typeface.ts'

/** Loads the native renderer and the fonts; what is given back draws one image as PNG. */
export async function startRenderer(): Promise<(image: SocialImage) => Promise<Buffer>> {
  const { Renderer } = await import('@takumi-rs/core')
  const renderer = new Renderer()
  for (const font of readFonts()) await renderer.registerFont(font)
  return async image => {
    const size = await chooseTitleSize(image, renderer)
    return renderer.render(drawing(image, size), { ...imageSize, format: 'png' })
  }
}

/** The largest size at which the title fits its room without a broken word, else the smallest. */
export async function chooseTitleSize(image: SocialImage, renderer: Renderer): Promise<number> {
  for (const size of titleSizes) {
    const title = drawnTitle(image, size)
    const { lineClamp: _, overflowWrap: __, ...style } = title.style ?? {}
    const { height, runs } = await renderer.measure({ ...title, style }, { width: titleRoom.width })
    // Only a word alone on its line can be too wide; a line's width counts the space at its end.
    const isBroken = runs.some(({ text, width }) => !text.trim().includes(' ') && width > titleRoom.width)
    if (height <= titleRoom.height && !isBroken) return size
  }
  return titleSizes.at(-1) ?? 0
}
