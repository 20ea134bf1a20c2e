import { createHash } from 'node:crypto'
import { escapeHtml } from '../content/escape-html.ts'
import { basePathOf, siteUrl } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import code from './redirect.client.ts?inline-script'

/** The script of redirect pages: a file, since the security policy allows one inline script alone. */
export const redirectScript = {
  path: `/assets/redirect-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
  text: code,
}

/**
 * Redirects in the `_redirects` convention of static hosts, which keep query and hash. Paths are those of the host.
 * Some hosts read `/docs/` as another address than `/docs` and would redirect it twice, so a second line names it. These
 * lines come last: a host that reads a limited number of lines drops them first.
 */
export function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const lines = (end: string) => [...redirects].map(([from, to]) => `${encodeURI(from)}${end} ${encodeURI(to)} 301\n`)
  return [...lines(''), ...lines('/')].join('')
}

/**
 * The page that stands at a redirected address where the host knows no redirects. The refresh is for browsers without
 * scripts alone: a browser that has begun to follow the script would be overtaken by it and lose the hash.
 */
export function redirectPage(to: string, config: Pick<SiteConfig, 'url' | 'base'>): string {
  const base = basePathOf(config)
  const target = escapeHtml(base + to)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${escapeHtml(siteUrl(config) + to)}"><script src="${base}${redirectScript.path}" data-to="${target}"></script>` +
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head>` +
    `<body><p>This page is now at <a href="${target}">${target}</a>.</p></body></html>\n`
  )
}
