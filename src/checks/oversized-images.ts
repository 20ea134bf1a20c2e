import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ofCheck, type Problem } from '../content/input/problem.ts'
import { readImageSize } from '../content/markdown/local-files.ts'
import type { SiteContent } from '../content/site-content.ts'
import { stripQueryAndHash } from '../urls/addresses.ts'
import type { PageLinks } from './collect-links.ts'

const maxKilobytes = 300
/** Pages show images at most 800 pixels wide, and the sharpest common screens have two pixels for each of them. */
const maxWidth = 1600

/** Images that pages show and that are larger than they need to be. */
export function findOversizedImages(pages: PageLinks[], root: string, assets: SiteContent['assets']): Problem[] {
  const sources = new Set(pages.flatMap(({ images }) => [...images]).filter(src => /^\/(?!\/)/.test(src)))
  const files = new Set([...sources].map(src => assets.get(src) ?? join(root, 'static', stripQueryAndHash(src))))
  return [...files].flatMap(file => {
    const kilobytes = Math.round((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1000)
    const width = file.endsWith('.svg') ? 0 : (readImageSize(file)?.width ?? 0)
    if (kilobytes <= maxKilobytes && width <= maxWidth) return []
    return {
      ...ofCheck('oversizedImages'),
      where: file.slice(root.length + 1),
      what: `The image is ${kilobytes} kB${width > 0 ? ` and ${width} pixels wide` : ''}.`,
      fix: `Pages need at most ${maxWidth} pixels and ${maxKilobytes} kB: scale it down, or save it as WebP or AVIF.`,
    }
  })
}
