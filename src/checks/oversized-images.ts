import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readImageSize } from '../content/image-size.ts'
import { isExternal } from '../content/link-targets.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteContent } from '../content/site-content.ts'
import type { PageLinks } from './links.ts'

const maxKilobytes = 300
/** Twice the widest that a page shows an image: what the sharpest common screens can use. */
const maxWidth = 1600

/** Images that pages show and that are larger than they need to be. */
export function oversizedImages(pages: PageLinks[], root: string, assets: SiteContent['assets']): Problem[] {
  const shown = new Set(
    pages.flatMap(({ images }) => [...images]).filter(src => src.startsWith('/') && !isExternal(src)),
  )
  const files = new Set([...shown].map(src => assets.get(src) ?? join(root, 'static', src.replace(/[?#].*/, ''))))
  return [...files].flatMap(file => {
    const kilobytes = Math.round((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1000)
    const width = file.endsWith('.svg') ? 0 : (readImageSize(file)?.width ?? 0)
    if (kilobytes <= maxKilobytes && width <= maxWidth) return []
    return {
      level: 'warning',
      check: 'oversizedImages',
      where: file.slice(root.length + 1),
      what: `The image has ${kilobytes} kB${width > 0 ? ` and is ${width} pixels wide` : ''}.`,
      fix: `Pages need at most ${maxWidth} pixels and ${maxKilobytes} kB: scale it down, or save it as WebP or AVIF.`,
    }
  })
}
