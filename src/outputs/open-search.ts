import { escapeHtml } from '../lib/text.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { getSiteUrl } from '../urls/site-url.ts'

export const openSearchPath = '/opensearch.xml'

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
