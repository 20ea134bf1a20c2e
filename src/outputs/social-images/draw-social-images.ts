import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { SocialImageTexts } from '../../page-kinds/head/social-image-texts.ts'
import { openImageCache } from './image-cache.ts'
import { startRenderer } from './renderer.ts'

/**
 * Writes the images below `out`. Those that an earlier build drew come from the folder `cache`; the native renderer is loaded
 * only if something is left to draw.
 */
export async function drawSocialImages(
  images: SocialImageTexts[],
  { out, cache: folder }: { out: string; cache: string | undefined },
): Promise<{ drawn: number; kept: number }> {
  const cache = openImageCache(folder)
  let renderer: ReturnType<typeof startRenderer> | undefined
  let drawn = 0
  // All workers share one iterator. They mostly wait, since the renderer draws on its own threads.
  const waiting = images.values()
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  if (drawn > 0) cache.prune()
  return { drawn, kept: images.length - drawn }

  async function work() {
    for (const image of waiting) {
      const png = cache.read(image) ?? (await draw(image))
      const file = join(out, image.path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, png)
    }
  }

  async function draw(image: SocialImageTexts): Promise<Buffer> {
    renderer ??= startRenderer()
    const png = await (await renderer)(image)
    cache.write(image, png)
    drawn++
    return png
  }
}
