import type { ByteQueue } from './byte-queue.ts'

// HTTP/1.1: https://www.rfc-editor.org/rfc/rfc9112

export type Headers = readonly (readonly [name: string, value: string])[]

/** The first lines of a request or response. */
export interface Head {
  start: string
  headers: Headers
}

/** Splits a head with the empty line that ends it. Undefined unless each header has a name, a colon and a value. */
export function parseHead(text: string): Head | undefined {
  const [start = '', ...lines] = text.slice(0, -4).split('\r\n')
  const headers = lines.map(line => /^([\w!#$%&'*+.^`|~-]+):[ \t]*([^\0\r\n]*?)[ \t]*$/.exec(line) ?? [])
  if (/[\0\r\n]/.test(start) || headers.some(([, name]) => !name)) return undefined
  return { start, headers: headers.map(([, name = '', value = '']) => [name, value]) }
}

/** The values of a header, whose name is in small letters. */
export const valuesOf = (headers: Headers, sought: string): string[] =>
  headers.flatMap(([name, value]) => (name.toLowerCase() === sought ? [value] : []))

/** Takes the next part of a content from what has arrived; `isWhole` tells that it was the last. Throws an error for wrong bytes. */
export type ReadContent = (queue: ByteQueue) => { part?: Uint8Array; isWhole: boolean }

/**
 * How to read the content after a head; undefined if the head does not tell its length. Throws an error for lengths that
 * contradict each other or are too long.
 */
export function contentReader(headers: Headers, maxBytes: number): ReadContent | undefined {
  const lengths = [...new Set(valuesOf(headers, 'content-length'))]
  const encodings = valuesOf(headers, 'transfer-encoding')
  if (encodings.length) {
    if (lengths.length || encodings.join().toLowerCase() !== 'chunked') throw new Error('The encoding is unknown.')
    return chunkReader(maxBytes)
  }
  const [text] = lengths
  if (text === undefined) return undefined
  if (lengths.length > 1 || !/^\d{1,15}$/.test(text)) throw new Error('The length is no number.')
  const length = Number(text)
  if (length > maxBytes) throw new TooLong()
  return queue => (queue.length < length ? { isWhole: false } : { part: queue.take(length), isWhole: true })
}

/** A content that is longer than it may be. */
export class TooLong extends Error {}

/** The longest line with the length of a chunk, or of a trailer. */
const maxLineBytes = 4096

/** Reads chunks: a line with the length in hexadecimal digits, the bytes, an empty line. One of no bytes and trailers end them. */
function chunkReader(maxBytes: number): ReadContent {
  let total = 0
  /** The bytes of the chunk and the line end behind it; undefined before its first line, negative for trailers. */
  let length: number | undefined
  return queue => {
    while (true) {
      if (length === undefined || length < 0) {
        const line = takeLine(queue)
        if (line === undefined) return { isWhole: false }
        if (length !== undefined && line === '') return { isWhole: true }
        if (length !== undefined) continue
        const [, digits] = /^([\da-f]{1,8})[ \t]*(?:;.*)?$/i.exec(line) ?? []
        if (digits === undefined) throw new Error('The chunk has no length.')
        const count = Number.parseInt(digits, 16)
        total += count
        if (total > maxBytes) throw new TooLong()
        length = count ? count + 2 : -1
        continue
      }
      if (queue.length < length) return { isWhole: false }
      const part = queue.take(length)
      length = undefined
      if (part.at(-2) !== 13 || part.at(-1) !== 10) throw new Error('The chunk is longer than its length.')
      return { part: part.subarray(0, -2), isWhole: false }
    }
  }
}

function takeLine(queue: ByteQueue): string | undefined {
  const text = Buffer.from(queue.peek(maxLineBytes)).toString('latin1')
  const end = text.indexOf('\r\n')
  if (end < 0 && text.length === maxLineBytes) throw new Error('The line is too long.')
  if (end < 0) return undefined
  queue.take(end + 2)
  return text.slice(0, end)
}
