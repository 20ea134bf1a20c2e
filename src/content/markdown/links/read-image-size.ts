import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/** In CSS pixels, as a page shows the image. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads the size that an image file states; undefined where it states none or cannot be read as an image. */
export function readImageSize(file: string): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    if (!(width > 0 && height > 0)) return undefined
    // Exif orientations 5 to 8 are turned by a quarter: the file's width is the height that is shown.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height]
    return { width: Math.round(shownWidth), height: Math.round(shownHeight) }
  } catch {
    return undefined // The format is unknown or damaged: the browser finds its size, or shows the text instead.
  }
}
