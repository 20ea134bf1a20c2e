import { createHash } from 'node:crypto'
import beforePaint from '../../frame/before-paint.client.ts?inline-script'
import { feedLinks } from '../../page-kinds/head/feed-links.ts'
import { listSearchHosts } from '../../search/providers/hosted-service.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { serviceWorkerPath } from '../../urls/reserved-paths.ts'
import { getBasePath } from '../../urls/site-url.ts'
import { openSearchPath, webManifestPath } from '../browser-integration.ts'
import { mediaTypes } from './media-types.ts'
import { type HeaderRule, upgradeDirective } from './underscore-files.ts'

/** What a host must do for the site to work. All files for hosts are generated from this object. */
export interface HostRequirements {
  /** Scheme and host where the site is published. */
  url: string
  /** Empty, or `/docs-site`: the built files then go into a folder of that name. The paths in `headers` and `redirects` start with it. */
  base: string
  headers: HeaderRule[]
  /** From path to path, decoded. */
  redirects: ReadonlyMap<string, string>
}

/** The folder on a server where the built site is expected; below `base` if the site has one. */
export const serverRoot = '/srv/site'
export const serverPort = 8080

export function getHostRequirements(config: SiteConfig, redirects: ReadonlyMap<string, string>): HostRequirements {
  const base = getBasePath(config)
  return {
    url: config.url,
    base,
    headers: listHeaderRules(config),
    redirects: new Map([...redirects].map(([from, to]) => [base + from, base + to])),
  }
}

/** The one inline script of all pages, which the security policy allows by its hash. */
const scriptHash = createHash('sha256').update(beforePaint).digest('base64')

/**
 * The headers of all responses, on every host. Of two rules for one header the later one applies. Some hosts join the values
 * instead, so a header is set twice only if browsers treat the joined value like the later one.
 */
export function listHeaderRules(config: SiteConfig): HeaderRule[] {
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ['/*', generalHeaders(config)],
    // The q scripts that lessons offer for download: hosts have no media type for their extension.
    ['/code/*.q', { 'Content-Type': 'text/plain; charset=utf-8' }],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    [serviceWorkerPath, { 'Cache-Control': 'no-cache' }],
    // Joined with `same-origin` this is an invalid value, which browsers ignore; that allows cross-origin use too.
    ...sharedPatterns(config).map((pattern): (typeof rules)[number] => [
      pattern,
      { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ]),
    [openSearchPath, { 'Content-Type': 'application/opensearchdescription+xml' }],
    [webManifestPath, { 'Content-Type': 'application/manifest+json' }],
  ]
  return rules.map(([pattern, headers]) => ({ pattern: getBasePath(config) + pattern, headers }))
}

function generalHeaders(config: SiteConfig): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config),
    ...(isSecure(config) && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  }
}

/** Patterns of images and feeds, which other sites may embed. */
function sharedPatterns(config: SiteConfig): string[] {
  const images = Object.keys(mediaTypes).filter(extension => mediaTypes[extension]?.startsWith('image/'))
  return [...images, '.xml'].map(extension => `/*${extension}`).concat(feedLinks(config).json.href)
}

/** Allows the site's own files, its one inline script, and the hosts of services that are configured. */
function contentSecurityPolicy(config: SiteConfig): string {
  const { analytics, embeds, search } = config
  const scriptHosts = analytics ? [new URL(analytics.script).origin] : []
  const receivers = analytics?.connect ?? []
  const embedHosts = embeds.map(host => `https://${host}`)
  const searchHosts = search.provider === 'hosted' ? listSearchHosts(search) : []
  return [
    ["default-src 'none'"],
    [`script-src 'self' 'sha256-${scriptHash}'`, ...scriptHosts],
    ["style-src 'self'"],
    ["img-src 'self' data:", ...receivers, ...embedHosts],
    ["media-src 'self'", ...embedHosts],
    ...(embedHosts.length > 0 ? [['frame-src', ...embedHosts]] : []),
    ["font-src 'self'"],
    ["connect-src 'self'", ...receivers, ...searchHosts],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ...(isSecure(config) ? [[upgradeDirective]] : []),
  ]
    .map(sources => sources.join(' '))
    .join('; ')
}

function isSecure({ url }: SiteConfig): boolean {
  return url.startsWith('https:')
}
