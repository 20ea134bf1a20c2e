import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { isFile } from '../../lib/files.ts'
import { hiddenPathPattern, servedFolder } from '../../outputs/hosting/server-syntax.ts'
import {
  dropTransportSecurity,
  findHeaders,
  type HeaderRule,
  readUnderscoreHeaders,
} from '../../outputs/hosting/underscore-files.ts'
import { resolveRequestedPath } from '../../urls/requested-path.ts'
import { buildIdFile } from '../build-id.ts'
import { PortInUseError } from '../report-problems.ts'
import { createFileSender } from './file-sender.ts'

/** Serves a built site on this machine as a good host would. Rejects with PortInUseError when the port is taken. */
export async function startPreviewServer(folder: string, port: number): Promise<Server> {
  let site: { build: string; handle: ReturnType<typeof createSiteHandler> } | undefined
  const server = createServer((request, response) => {
    try {
      const build = identifyBuild(folder)
      // After a new build, a new handler is created, which has no files in memory.
      if (site?.build !== build) site = { build, handle: createSiteHandler(folder) }
      site.handle(request, response)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError() : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

/** Changes with each build, which replaces the folder or, in it, the file with the id of the build. */
function identifyBuild(folder: string): string {
  const stats = [folder, join(folder, buildIdFile)].map(path => statSync(path, { throwIfNoEntry: false }))
  return stats.map(found => `${found?.ino} ${found?.mtimeMs}`).join()
}

/** Answers requests for the site in `folder`: tidy addresses, redirects, the not-found page, header rules, compression. */
export function createSiteHandler(folder: string) {
  const redirects = readRedirects(join(folder, '_redirects'))
  const rules = readHeaders(join(folder, '_headers'))
  // The first rule applies to all paths of the site: `/*`, or `/docs-site/*` below a base path.
  const base = rules[0]?.pattern.slice(0, -'/*'.length) ?? ''
  const send = createFileSender(folder)

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const path = resolveRequestedPath(request.url ?? '/', base, from => redirects.get(from))
    if (path.kind === 'redirect') {
      response.writeHead(301, { ...headersFor('/'), Location: path.to }).end()
      return
    }
    // `/404` is not an address: it is answered with status 404 as well.
    if (path.kind === 'invalid' || path.path === '/404') return sendNotFound(request, response)
    const file = findFile(path.path)
    if (file === undefined) return sendNotFound(request, response)
    send(request, response, { status: 200, headers: headersFor(path.path), file })
  }

  function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    const file = findFile('/404')
    if (file === undefined) response.writeHead(404).end()
    else send(request, response, { status: 404, headers: headersFor('/404'), file })
  }

  /** Hosts make browsers revalidate pages even without a rule. */
  function headersFor(path: string): Record<string, string> {
    return { 'Cache-Control': 'no-cache', ...findHeaders(base + path, rules) }
  }

  /** `/docs/intro` -> `/docs/intro.html`, `/feed.xml` -> `/feed.xml`; undefined if the site has no such file. */
  function findFile(path: string): string | undefined {
    const candidates = path === '/' ? ['/index.html'] : [path, `${path}.html`]
    return candidates.find(file => extname(file) !== '' && !isHidden(file) && isFile(join(folder, file)))
  }
}

const hidden = new RegExp(hiddenPathPattern())

/** Whether only the host itself reads the file, such as `/_headers` and `/.build-id`. */
function isHidden(path: string): boolean {
  return hidden.test(path) && !path.startsWith(servedFolder)
}

/** `_redirects` as the build writes it, a line for each: `/from /to 301`. */
function readRedirects(file: string): Map<string, string> {
  if (!isFile(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map(line => line.split(' ')).map(([from = '', to = '']) => [decodeURI(from), to]))
}

/** The rules without those that make browsers insist on https, which this server does not speak. */
function readHeaders(file: string): HeaderRule[] {
  return isFile(file) ? readUnderscoreHeaders(readFileSync(file, 'utf8')).map(dropTransportSecurity) : []
}
