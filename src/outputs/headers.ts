import { createHash } from 'node:crypto'
import { serviceWorkerPath } from '../offline/addresses.ts'
import { hostedHosts } from '../search/hosted-hosts.ts'
import { beforePaint } from '../shell/before-paint.ts'
import type { SiteConfig } from '../site-config.ts'
import { openSearchPath } from './open-search.ts'
import { webManifestPath } from './web-manifest.ts'

const scriptHash = createHash('sha256').update(beforePaint).digest('base64')

/** The headers in the `_headers` convention of static hosts. */
export function headersFile(config: SiteConfig): string {
  return Object.entries(responseHeaders(config))
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/**
 * Response headers by path pattern (`*` stands for anything). No name stands under two patterns: some hosts join the
 * values of all that match.
 */
function responseHeaders(config: SiteConfig): Record<string, Record<string, string>> {
  return {
    '/*': {
      'Content-Security-Policy': contentSecurityPolicy(config),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
    '/code/*': { 'Content-Type': 'text/plain; charset=utf-8' },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    [serviceWorkerPath]: { 'Cache-Control': 'no-cache' },
    [openSearchPath]: { 'Content-Type': 'application/opensearchdescription+xml' },
    [webManifestPath]: { 'Content-Type': 'application/manifest+json' },
  }
}

/** Own files, the one inline script, and of other hosts only those of the services that are configured. */
function contentSecurityPolicy({ analytics, search }: SiteConfig): string {
  const scriptHosts = analytics ? [new URL(analytics.script).origin] : []
  const receivers = analytics?.connect ?? []
  const searchHosts = search.provider === 'hosted' ? hostedHosts(search) : []
  return [
    ["default-src 'none'"],
    [`script-src 'self' 'sha256-${scriptHash}'`, ...scriptHosts],
    ["style-src 'self'"],
    ["img-src 'self' data:", ...receivers],
    ["font-src 'self'"],
    ["connect-src 'self'", ...receivers, ...searchHosts],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map(sources => sources.join(' '))
    .join('; ')
}
