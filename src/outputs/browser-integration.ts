// The files that browsers read when a reader installs the site or adds its search, and the links to them.
import type { SiteContent } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { escapeHtml } from '../lib/text.ts'
import { feedLinks } from '../page-kinds/head/feed-links.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { getBasePath, getSiteUrl } from '../urls/site-url.ts'
import { backgroundColours } from '../widgets/colour-mode/colour-mode.client.ts'

export const openSearchPath = '/opensearch.xml'
export const webManifestPath = '/manifest.webmanifest'

/** The links that every page has to companion files. A site without posts has no feeds. */
export function listHeadLinks({ config, posts }: SiteContent): HeadLink[] {
  return [
    ...(posts.length > 0 ? Object.values(feedLinks(config)) : []),
    { rel: 'search', type: 'application/opensearchdescription+xml', title: config.title, href: openSearchPath },
    { rel: 'manifest', href: webManifestPath },
  ]
}

// The limits of OpenSearch 1.1, in characters.
const maxNameLength = 16
const maxDescriptionLength = 1024

/** Tells browsers how to search the site from their address bar (https://github.com/dewitt/opensearch). */
export function makeOpenSearchFile(config: SiteConfig): string {
  const { title, description, favicon, icons } = config
  const url = getSiteUrl(config)
  const images = icons
    .filter(icon => !icon.isMaskable)
    .map(({ src, size }) => `<Image width="${size}" height="${size}" type="image/png">${escapeHtml(url + src)}</Image>`)
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(truncate(title, maxNameLength))}</ShortName>`,
    `<Description>${escapeHtml(truncate(description, maxDescriptionLength))}</Description>`,
    `<Image>${escapeHtml(url + favicon)}</Image>`,
    ...images,
    `<Url type="text/html" template="${url}/search?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${url}${openSearchPath}"/>`,
    '<Language>en</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '</OpenSearchDescription>',
  ].join('\n')}\n`
}

function truncate(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim()
}

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
