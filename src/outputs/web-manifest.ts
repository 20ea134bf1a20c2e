import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { getBasePath } from '../urls/site-url.ts'
import { backgroundColours } from '../widgets/colour-mode/background-colours.ts'

export const webManifestPath = '/manifest.webmanifest'

/** The name and look of the site where a reader installs it as an app. */
export function makeWebManifest({ title, tagline, description, favicon, icons, base }: SiteConfig): string {
  const basePath = getBasePath({ base })
  const images = icons.map(({ src, size, isMaskable }) => ({
    src: basePath + src,
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
    // Keeps Back and the address visible, since readers of documentation use both.
    display: 'minimal-ui',
    background_color: backgroundColours.light,
    theme_color: backgroundColours.light,
    icons: images.length > 0 ? images : [{ src: basePath + favicon, sizes: 'any' }],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
