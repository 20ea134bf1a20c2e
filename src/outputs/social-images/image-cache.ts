// Keeps drawn images from build to build, in files named by a hash of everything that affects their pixels.

import { createHash } from 'node:crypto'
import { openFileCache, readPackageVersion } from '../../lib/file-cache.ts'
import { type SocialImageTexts, socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import { colours } from './image-layout.ts'
import layoutSource from './image-layout.ts?raw'
import pictureSource from './indexed-picture.ts?raw'
import rendererSource from './renderer.ts?raw'
import typefaceSource from './typeface.ts?raw'

export interface ImageCache {
  /** Undefined if the image was not drawn before, or its file is damaged. */
  read: (image: SocialImageTexts) => Buffer | undefined
  write: (image: SocialImageTexts, png: Buffer) => void
  /** Removes images that no build has read for two months. */
  prune: () => void
}

export function openImageCache(folder: string | undefined): ImageCache {
  const files = openFileCache(folder)
  // Part of the key: a change to what draws must draw all images again.
  const packages = ['@takumi-rs/core', '@fontsource/inter'].map(readPackageVersion)
  const sources = [layoutSource, pictureSource, rendererSource, typefaceSource]
  const drawnBy = hash([packages, process.versions.zlib, sources, colours, socialImageSize])
  return {
    read: image => files.read(getFileName(image), isCompletePng),
    write: (image, png) => files.write(getFileName(image), png),
    prune: files.prune,
  }

  function getFileName({ path, title, section, siteTitle, host }: SocialImageTexts): string {
    return `${hash([path, title, section, siteTitle, host, drawnBy])}.png`
  }
}

const hash = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex')

/** Bytes of a PNG's signature and its first chunk, IHDR, which holds width and height at bytes 16 and 20. */
const headerLength = 33
/** Bytes of its last chunk, IEND. */
const trailerLength = 12

/** Whether the bytes begin like a PNG of the right size and end like a complete one: a build may have been stopped while writing. */
export function isCompletePng(png: Buffer): boolean {
  return (
    png.length > headerLength + trailerLength &&
    png.toString('latin1', 1, 4) === 'PNG' &&
    png.readUInt32BE(16) === socialImageSize.width &&
    png.readUInt32BE(20) === socialImageSize.height &&
    png.toString('latin1', png.length - 8, png.length - 4) === 'IEND'
  )
}
