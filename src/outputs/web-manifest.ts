import { groundColours } from '../shell/ground-colours.ts'
import { basePathOf } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'

export const webManifestPath = '/manifest.webmanifest'

/** What the site is called and looks like where a reader installs it. */
export function webManifest({ title, tagline, description, favicon, icons, base }: SiteConfig): string {
  const atBase = (path: string) => basePathOf({ base }) + path
  const pictures = icons.map(({ src, size, isMaskable }) => ({
    src: atBase(src),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  }))
  const manifest = {
    name: `${title}: ${tagline}`,
    short_name: title,
    description,
    id: base,
    start_url: base,
    scope: base,
    lang: 'en',
    dir: 'ltr',
    // A site to read and to cite: Back and the address stay in sight.
    display: 'minimal-ui',
    background_color: groundColours.light,
    theme_color: groundColours.light,
    icons: pictures.length > 0 ? pictures : [{ src: atBase(favicon), sizes: 'any' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
