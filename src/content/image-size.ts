import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/** In pixels, as a page shows it. */
export type ImageSize = { width: number; height: number }

/** The size that an image file states; undefined where it states none, or cannot be read as an image. */
export function readImageSize(file: string): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    if (!(width > 0 && height > 0)) return undefined
    // From 5 on a camera was held upright: what the file calls its width is shown as height.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height]
    return { width: Math.round(shownWidth), height: Math.round(shownHeight) }
  } catch {
    return undefined // The format is unknown or damaged: the browser will find its size, or show the text instead.
  }
}
