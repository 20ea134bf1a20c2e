import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isFile } from '../../lib/files.ts'
import { getMediaType, isCompressible } from '../../outputs/hosting/media-types.ts'

type Encoding = 'br' | 'gzip'

/** A file of the site in memory, with the compressed copies that were requested so far. */
interface LoadedFile {
  path: string
  body: Buffer
  type: string
  etag: string
  copies: Map<Encoding, Buffer>
}

interface FileResponse {
  status: 200 | 404
  headers: Record<string, string>
  /** Path below the folder. */
  file: string
}

/** Medium quality (11 is the best), since a reader waits while the copy is made. */
const brotliQuality = 6

/** Sends files of `folder`, compressed if the browser accepts it, and keeps them in memory. */
export function createFileSender(folder: string) {
  const loaded = new Map<string, LoadedFile>()
  return (request: IncomingMessage, response: ServerResponse, { status, headers: given, file: path }: FileResponse) => {
    const file = loaded.get(path) ?? load(join(folder, path))
    loaded.set(path, file)
    const headers = { 'Content-Type': file.type, ...given, ETag: file.etag, Vary: 'Accept-Encoding' }
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end()
      return
    }
    const encoding = isCompressible(file.type) ? chooseEncoding(request.headers['accept-encoding']) : undefined
    const body = encoding ? getCompressedCopy(file, encoding) : file.body
    const encodingHeader = encoding && { 'Content-Encoding': encoding }
    response.writeHead(status, { ...headers, ...encodingHeader, 'Content-Length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function load(path: string): LoadedFile {
  const body = readFileSync(path)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  return { path, body, etag, type: getMediaType(path), copies: new Map() }
}

/** `gzip, deflate, br;q=0.9` -> `br`. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map(part => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}

function getCompressedCopy({ path, body, copies }: LoadedFile, encoding: Encoding): Buffer {
  const copy = copies.get(encoding) ?? readPrecompressed(path, encoding) ?? compress(body, encoding)
  copies.set(encoding, copy)
  return copy
}

/** The copy that the build wrote if the configuration sets `precompress`. */
function readPrecompressed(path: string, encoding: Encoding): Buffer | undefined {
  const file = `${path}${encoding === 'br' ? '.br' : '.gz'}`
  return isFile(file) ? readFileSync(file) : undefined
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}
