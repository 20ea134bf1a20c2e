import { escapeHtml } from '../content/escape-html.ts'

/** Redirects in the `_redirects` convention of static hosts. */
export function redirectsFile(redirects: Map<string, string>): string {
  return [...redirects].map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`).join('')
}

/** The page that stands at a redirected address where the host knows no redirects. */
export function redirectPage(to: string, siteUrl: string): string {
  const target = escapeHtml(to)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${escapeHtml(siteUrl)}${target}"><meta http-equiv="refresh" content="0; url=${target}"></head>` +
    `<body><p>This page is now at <a href="${target}">${target}</a>.</p></body></html>\n`
  )
}
