// Keeps drawn images from build to build, by a hash of everything that affects their pixels.

import { createHash } from 'node:crypto'
import { readPackageVersion } from '../../lib/file-cache.ts'
import { ResultStore } from '../../lib/result-store.ts'
import { type SocialImageTexts, socialImageSize } from '../../page-kinds/head/social-image-texts.ts'
import { colours } from './image-layout.ts'
import layoutSource from './image-layout.ts?raw'
import pictureSource from './indexed-picture.ts?raw'
import rendererSource from './renderer.ts?raw'
import typefaceSource from './typeface.ts?raw'

export interface ImageCache {
  /** Undefined if the image was not drawn before, or its bytes are damaged. */
  read: (image: SocialImageTexts) => Buffer | undefined
  write: (image: SocialImageTexts, png: Buffer) => void
  /** Keeps what was written, and removes images that none of several builds used. `used` are those of this build. */
  save: (used: readonly SocialImageTexts[]) => void
}

/** Without a folder nothing is kept. */
export function openImageCache(folder: string | undefined): ImageCache {
  if (folder === undefined) return { read: () => undefined, write() {}, save() {} }
  // A change to what draws must draw all images again.
  const packages = ['@takumi-rs/core', '@fontsource/inter'].map(readPackageVersion)
  const sources = [layoutSource, pictureSource, rendererSource, typefaceSource]
  const store = new ResultStore(
    folder,
    'images',
    hash([packages, process.versions.zlib, sources, colours, socialImageSize]),
  )
  return {
    read: image => store.read(nameImage(image)),
    write: (image, png) => store.write(nameImage(image), png),
    save(used) {
      for (const image of used) store.has(nameImage(image))
      store.save()
    },
  }
}

function nameImage({ path, title, section, siteTitle, host }: SocialImageTexts): string {
  return hash([path, title, section, siteTitle, host])
}

const hash = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('base64url')
