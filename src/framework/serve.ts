// Serves a built site as a good host would: clean addresses, redirects, the not-found page, compression, cache headers.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type HeaderRule, headersAt, readHeadersFile, withoutTransportSecurity } from '../outputs/headers-file.ts'
import { hiddenPath, shownFolder } from '../outputs/hidden-path.ts'
import { isCompressible, mediaTypeOf } from '../outputs/media-types.ts'
import { readSitePath } from './site-path.ts'

export class PortInUse extends Error {}

type Answer = { file: string; body: Buffer; type: string; etag: string; encoded: Map<string, Buffer> }

// A middling quality: answers are compressed when first asked for, not at build.
const brotliQuality = 6

/** Starts serving `folder` on localhost. Rejects with PortInUse when the port is taken. */
export async function serve(folder: string, port: number): Promise<Server> {
  let site: { buildTime: number; answer: ReturnType<typeof createSiteHandler> } | undefined
  const server = createServer((request, response) => {
    try {
      // A build puts another folder in the place of the last one; nothing of that may be remembered.
      const buildTime = statSync(join(folder, '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (site?.buildTime !== buildTime) site = { buildTime, answer: createSiteHandler(folder) }
      site.answer(request, response)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse() : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

function createSiteHandler(folder: string) {
  const redirects = readRedirects(join(folder, '_redirects'))
  const rules = readHeaders(join(folder, '_headers'))
  // The first rule is about all paths of the site.
  const base = rules[0]?.pattern.slice(0, -'/*'.length) ?? ''
  const cache = new Map<string, Answer>()

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const path = readSitePath(request.url ?? '/', base, moved => redirects.get(moved))
    if (path.kind === 'redirect') {
      response.writeHead(301, { ...headersFor('/'), Location: path.to }).end()
      return
    }
    // The page of all addresses that are none is at no address itself.
    if (path.kind === 'invalid' || path.path === '/404') return notFound(request, response)
    const answer = read(path.path === '/' ? '/index.html' : path.path) ?? read(`${path.path}.html`)
    if (answer) send(request, response, { status: 200, headers: headersFor(path.path), answer })
    else notFound(request, response)
  }

  function notFound(request: IncomingMessage, response: ServerResponse) {
    const answer = read('/404.html')
    if (answer) send(request, response, { status: 404, headers: headersFor('/404'), answer })
    else response.writeHead(404).end()
  }

  /** Hosts revalidate pages by themselves. */
  function headersFor(path: string): Record<string, string> {
    return { 'Cache-Control': 'no-cache', ...headersAt(base + path, rules) }
  }

  function read(path: string): Answer | undefined {
    if (extname(path) === '' || isHidden(path)) return undefined
    const file = join(folder, path)
    const known = cache.get(file)
    if (known) return known
    if (!isFile(file)) return undefined
    const body = readFileSync(file)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
    const answer = { file, body, etag, type: mediaTypeOf(file), encoded: new Map() }
    cache.set(file, answer)
    return answer
  }
}

const hidden = new RegExp(hiddenPath())

/** Files of the host's own. */
function isHidden(path: string): boolean {
  return hidden.test(path) && !path.startsWith(shownFolder)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers: ownHeaders, answer }: { status: number; headers: Record<string, string>; answer: Answer },
) {
  const headers: Record<string, string | number> = {
    'Content-Type': answer.type,
    ...ownHeaders,
    ETag: answer.etag,
    Vary: 'Accept-Encoding',
  }
  if (status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = isCompressible(answer.type) ? chooseEncoding(request.headers['accept-encoding']) : undefined
  const body = encoding ? encode(answer, encoding) : answer.body
  if (encoding) headers['Content-Encoding'] = encoding
  response.writeHead(status, { ...headers, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function chooseEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map(part => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}

/** The copy that the build wrote, where it did. */
function encode({ file, body, encoded }: Answer, encoding: 'br' | 'gzip'): Buffer {
  const known = encoded.get(encoding)
  if (known) return known
  const copy = `${file}${encoding === 'br' ? '.br' : '.gz'}`
  const result = isFile(copy) ? readFileSync(copy) : compress(body, encoding)
  encoded.set(encoding, result)
  return result
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false // A name that no file can have, such as one that is too long.
  }
}

/** `_redirects` as written by the build: `/from /to 301` a line. */
function readRedirects(file: string): Map<string, string> {
  if (!isFile(file)) return new Map()
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map(line => line.split(' ')).map(([from = '', to = '']) => [decodeURI(from), to]))
}

/** Without what must not be said on this machine. */
function readHeaders(file: string): HeaderRule[] {
  return isFile(file) ? readHeadersFile(readFileSync(file, 'utf8')).map(withoutTransportSecurity) : []
}
