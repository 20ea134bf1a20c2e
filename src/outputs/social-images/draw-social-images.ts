import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { SocialImageTexts } from '../../page-kinds/head/social-image-texts.ts'
import { openImageCache } from './image-cache.ts'
import { startRenderer } from './renderer.ts'

/** Where images are written, and where earlier builds kept them. */
interface Folders {
  out: string
  cache: string | undefined
}

/**
 * Writes `changed` images below `out`: those that an earlier build drew from the cache, the others by `draw`, which is `drawImages`.
 * `all` are those of the site. Returns how many were drawn.
 */
export async function drawSocialImages(
  { changed, all }: { changed: readonly SocialImageTexts[]; all: readonly SocialImageTexts[] },
  folders: Folders,
  draw: typeof drawImages,
): Promise<number> {
  const cache = openImageCache(folders.cache)
  const missing = changed.filter(image => {
    const png = cache.read(image)
    if (png) writeImage(image, png, folders)
    return !png
  })
  if (missing.length > 0) await draw({ missing, all }, folders)
  return missing.length
}

/** Draws images with the native renderer, which is loaded now. */
export async function drawImages(
  { missing, all }: { missing: readonly SocialImageTexts[]; all: readonly SocialImageTexts[] },
  folders: Folders,
): Promise<void> {
  const cache = openImageCache(folders.cache)
  const draw = await startRenderer()
  // All workers share one iterator. They often wait, since the renderer draws on its own threads.
  const waiting = missing.values()
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  cache.save(all)

  async function work() {
    for (const image of waiting) {
      const png = await draw(image)
      cache.write(image, png)
      writeImage(image, png, folders)
    }
  }
}

function writeImage({ path }: SocialImageTexts, png: Buffer, { out }: Folders) {
  const file = join(out, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
}
