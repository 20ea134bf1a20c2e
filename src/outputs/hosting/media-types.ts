import { extname } from 'node:path'

/** Content types by the extension of a file. Server configurations list them all, since the servers' own tables lack some. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.q': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
}

/** `/img/a.png` -> `image/png` */
export function getMediaType(path: string): string {
  return mediaTypes[extname(path)] ?? 'application/octet-stream'
}

/** Whether compression makes files of this type smaller. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?!pdf|octet-stream)|image\/svg)/.test(type)
}

/** `text/html`, `text/css` … once each: what hosts should compress. */
export function listCompressibleTypes(): string[] {
  return [...new Set(Object.values(mediaTypes).filter(isCompressible).map(stripCharset))]
}

/** `text/html; charset=utf-8` -> `text/html` */
export function stripCharset(type: string): string {
  return type.replace(/;.*/, '')
}
