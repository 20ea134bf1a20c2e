// Drawn images, kept from build to build by what they show. A folder that cannot be written only costs time.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { drawing, titleRoom, titleSizes } from './drawing.ts'
import { isSocialImage } from './is-social-image.ts'
import rendererSource from './renderer.ts?raw'
import type { SocialImage } from './social-images.ts'
import typefaceSource from './typeface.ts?raw'

const unusedForMs = 60 * 24 * 60 * 60 * 1000

export type ImageCache = {
  /** The image as it was drawn before; undefined where it was not, or its file is damaged. */
  read: (image: SocialImage) => Buffer | undefined
  write: (image: SocialImage, png: Buffer) => void
  /** Removes what no build has read for two months. */
  prune: () => void
}

export function openImageCache(folder: string): ImageCache {
  const packages = ['@takumi-rs/core', '@fontsource/inter'].map(versionOf)
  return {
    read(image) {
      const file = fileOf(image)
      const png = attempt(() => readFileSync(file))
      if (!png || !isSocialImage(png)) return undefined
      attempt(() => utimesSync(file, new Date(), new Date()))
      return png
    },
    write(image, png) {
      const file = fileOf(image)
      // Renamed when complete: another build may read at the same time.
      const partial = `${file}.${process.pid}`
      attempt(() => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(partial, png)
        renameSync(partial, file)
      })
    },
    prune() {
      const oldest = Date.now() - unusedForMs
      for (const name of attempt(() => readdirSync(folder)) ?? []) {
        const file = join(folder, name)
        attempt(() => statSync(file).mtimeMs < oldest && rmSync(file))
      }
    },
  }

  function fileOf(image: SocialImage): string {
    // All that has a say in the pixels: what is laid out, and how it is drawn.
    const drawnBy = [packages, rendererSource, typefaceSource, titleSizes, titleRoom]
    const shown = JSON.stringify([drawing(image, titleSizes[0]), drawnBy])
    return join(folder, `${createHash('sha256').update(shown).digest('hex')}.png`)
  }
}

function versionOf(name: string): string {
  const { resolve } = createRequire(import.meta.url)
  const entry = resolve(name).replaceAll('\\', '/')
  const folder = entry.slice(0, entry.lastIndexOf(name) + name.length)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return `${name}@${version}`
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return undefined
  }
}
