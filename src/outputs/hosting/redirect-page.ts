import { createHash } from 'node:crypto'
import { escapeHtml } from '../../lib/text.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { getBasePath, getSiteUrl } from '../../urls/site-url.ts'
import code from './redirect-page.client.ts?inline-script'

/** The script of redirect pages: a file, since the security policy allows only one inline script. */
export const redirectScript = {
  path: `/assets/redirect-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
  text: code,
}

/**
 * The page at a redirected address, for hosts without redirects. The refresh is in `noscript`: otherwise it could
 * overtake the script, and the hash would be lost.
 */
export function makeRedirectPage(to: string, config: Pick<SiteConfig, 'url' | 'base'>): string {
  const base = getBasePath(config)
  const target = escapeHtml(base + to)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${escapeHtml(getSiteUrl(config) + to)}"><script src="${base}${redirectScript.path}" data-to="${target}"></script>` +
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>` +
    `<body><p>This page is now at <a href="${target}">${target}</a>.</p></body></html>\n`
  )
}
