// Drawn images, kept from build to build by what they show.
import { createHash } from 'node:crypto'
import { openFileCache } from '../outputs/file-cache.ts'
import { packageVersion } from '../outputs/package-version.ts'
import { drawing, titleRoom, titleSizes } from './drawing.ts'
import { isSocialImage } from './is-social-image.ts'
import rendererSource from './renderer.ts?raw'
import type { SocialImage } from './social-images.ts'
import typefaceSource from './typeface.ts?raw'

export type ImageCache = {
  /** The image as it was drawn before; undefined where it was not, or its file is damaged. */
  read: (image: SocialImage) => Buffer | undefined
  write: (image: SocialImage, png: Buffer) => void
  /** Removes what no build has read for two months. */
  prune: () => void
}

export function openImageCache(folder: string): ImageCache {
  const files = openFileCache(folder)
  const packages = ['@takumi-rs/core', '@fontsource/inter'].map(packageVersion)
  return {
    read: image => files.read(nameOf(image), isSocialImage),
    write: (image, png) => files.write(nameOf(image), png),
    prune: files.prune,
  }

  function nameOf(image: SocialImage): string {
    // All that has a say in the pixels: what is laid out, and how it is drawn.
    const drawnBy = [packages, rendererSource, typefaceSource, titleSizes, titleRoom]
    const shown = JSON.stringify([drawing(image, titleSizes[0]), drawnBy])
    return `${createHash('sha256').update(shown).digest('hex')}.png`
  }
}
