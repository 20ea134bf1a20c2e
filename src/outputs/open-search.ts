import { escapeHtml } from '../content/escape-html.ts'
import { siteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'

export const openSearchPath = '/opensearch.xml'

// Limits of OpenSearch 1.1, in characters.
const longestName = 16
const longestDescription = 1024

/** Tells browsers how to search the site from their address bar. */
export function openSearchFile(config: SiteConfig): string {
  const { title, description, favicon, icons } = config
  const url = siteUrl(config)
  const images = icons
    .filter(icon => !icon.isMaskable)
    .map(({ src, size }) => `<Image width="${size}" height="${size}" type="image/png">${escapeHtml(url + src)}</Image>`)
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(cut(title, longestName))}</ShortName>`,
    `<Description>${escapeHtml(cut(description, longestDescription))}</Description>`,
    `<Image>${escapeHtml(url + favicon)}</Image>`,
    ...images,
    `<Url type="text/html" template="${url}/search?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${url}${openSearchPath}"/>`,
    '<Language>en</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '</OpenSearchDescription>',
  ].join('\n')}\n`
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim()
}
