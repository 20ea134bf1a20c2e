import { createHash } from 'node:crypto'
import { serviceWorkerPath } from '../offline/addresses.ts'
import { beforePaint } from '../shell/before-paint.ts'

const scriptHash = createHash('sha256').update(beforePaint).digest('base64')

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${scriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Response headers by path pattern (`*` stands for anything). No name stands under two patterns: some hosts join the
 * values of all that match.
 */
const responseHeaders: Record<string, Record<string, string>> = {
  '/*': {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  [serviceWorkerPath]: { 'Cache-Control': 'no-cache' },
}

/** The headers in the `_headers` convention of static hosts. */
export function headersFile(): string {
  return Object.entries(responseHeaders)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
