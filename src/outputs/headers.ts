import { createHash } from 'node:crypto'
import { serviceWorkerPath } from '../offline/addresses.ts'
import { hostedHosts } from '../search/hosted-hosts.ts'
import { beforePaint } from '../shell/before-paint.ts'
import { basePathOf } from '../site-address.ts'
import type { SiteConfig } from '../site-config.ts'
import { feedLinks } from './feed-links.ts'
import { type HeaderRule, upgradeDirective } from './headers-file.ts'
import { mediaTypes } from './media-types.ts'
import { openSearchPath } from './open-search.ts'
import { webManifestPath } from './web-manifest.ts'

const scriptHash = createHash('sha256').update(beforePaint).digest('base64')

/**
 * The headers of all answers, for whatever host. Of two rules for one name the later one counts. Some hosts join their
 * values instead, so a name stands twice only where the joined value does what the later one would.
 */
export function headerRules(config: SiteConfig): HeaderRule[] {
  const rules: [string, Record<string, string>][] = [
    [
      '/*',
      {
        'Content-Security-Policy': contentSecurityPolicy(config),
        ...(config.url.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      },
    ],
    // The scripts that lessons offer: hosts do not know their ending.
    ['/code/*.q', { 'Content-Type': 'text/plain; charset=utf-8' }],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    [serviceWorkerPath, { 'Cache-Control': 'no-cache' }],
    // Other sites show pictures and feeds. Joined with the value above it is none that browsers know, and they allow it too.
    ...sharedPatterns(config).map((pattern): [string, Record<string, string>] => [
      pattern,
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ]),
    [openSearchPath, { 'Content-Type': 'application/opensearchdescription+xml' }],
    [webManifestPath, { 'Content-Type': 'application/manifest+json' }],
  ]
  return rules.map(([pattern, headers]) => ({ pattern: basePathOf(config) + pattern, headers }))
}

function sharedPatterns(config: SiteConfig): string[] {
  const pictures = Object.keys(mediaTypes).filter(extension => mediaTypes[extension]?.startsWith('image/'))
  return [...pictures, '.xml'].map(extension => `/*${extension}`).concat(feedLinks(config).json.path)
}

/** Own files, the one inline script, and of other hosts only those of the services that are configured. */
function contentSecurityPolicy({ url, analytics, search }: SiteConfig): string {
  const scriptHosts = analytics ? [new URL(analytics.script).origin] : []
  const receivers = analytics?.connect ?? []
  const searchHosts = search.provider === 'hosted' ? hostedHosts(search) : []
  return [
    ["default-src 'none'"],
    [`script-src 'self' 'sha256-${scriptHash}'`, ...scriptHosts],
    ["style-src 'self'"],
    ["img-src 'self' data:", ...receivers],
    ["media-src 'self'"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...receivers, ...searchHosts],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ...(url.startsWith('https:') ? [[upgradeDirective]] : []),
  ]
    .map(sources => sources.join(' '))
    .join('; ')
}
