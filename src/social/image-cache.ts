// Drawn images, kept from build to build by what they show.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openFileCache } from '../outputs/file-cache.ts'
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
  const packages = ['@takumi-rs/core', '@fontsource/inter'].map(versionOf)
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

function versionOf(name: string): string {
  const { resolve } = createRequire(import.meta.url)
  const entry = resolve(name)
  const folder = entry.slice(0, entry.lastIndexOf(name) + name.length)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `${name}@${version}`
}
