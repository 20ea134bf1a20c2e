import type { Connect } from 'vite'
import { resolveRequestedPath } from '../../urls/requested-path.ts'
import type { Respond } from './page-responder.ts'
import type { SiteReader } from './site-reader.ts'

/**
 * Middleware: redirects as the built site does, answers addresses that cannot be decoded with the not-found page, and
 * takes the base path off all others, since Vite and its static files do not know it.
 */
export function redirectOrStripBase(reader: SiteReader, respond: Respond): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = request.url ?? '/'
    if (isViteUrl(url)) return next()
    if (resolveRequestedPath(url).kind === 'invalid') return void respond('/404', '/404', response).catch(next)
    reader.readAddresses().then(({ base, redirectOf }) => {
      const path = resolveRequestedPath(url, base, redirectOf)
      if (path.kind === 'redirect') return response.writeHead(302, { location: path.to }).end()
      if (path.kind === 'page') request.url = url.slice(base.length)
      next()
    }, next)
  }
}

/** Vite's own addresses start with `/@`, such as `/@vite/client`, or carry `?import`. */
function isViteUrl(url: string): boolean {
  return url.startsWith('/@') || /[?&]import\b/.test(url)
}
