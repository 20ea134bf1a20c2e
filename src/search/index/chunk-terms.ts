// The terms of pieces of text as numbers. The same words occur again and again, so the terms of a piece are remembered.
import { numberKey } from '../../lib/collections.ts'
import { stopWords } from '../terms/stop-words.ts'
import { maxCallLength, type Token, tokenize } from '../terms/tokenize.ts'

/** A piece of text without spaces, such as `(tables,`, and the numbers of its terms. */
export interface Chunk {
  source: string
  all: number[]
  /** Those that are indexed in running text. */
  text: number[]
  /** Those that are indexed in code. */
  code: number[]
}

export interface ChunkReader {
  /** The terms of all pieces so far; a term's number is its position. */
  terms: string[]
  /** The piece of a text from `from` to the next space or the end of the line. */
  read: (text: string, from: number) => Chunk
}

/** When there are more, the text is no language, and further ones are not likely to occur again. */
const maxChunks = 100_000
const space = 32
const lineBreak = 10
/** So that V8 stores a hash as a small integer. */
const maxHash = 0x3fffffff
/** Longer terms are hashes and encoded data. */
const maxTermLength = 40
/** The start of a call, whose term depends on the text after the piece: `@[d; i; f]`. */
const callStart = /[@?!.$]\[/

export function createChunkReader(): ChunkReader {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const chunksByHash = new Map<number, Chunk>()
  return { terms, read }

  function read(text: string, from: number): Chunk {
    let to = from
    let hash = 0
    // No term but that of a call spans a space or line break, and `tokenize` reads what follows it like the beginning of a text.
    for (; to < text.length; to++) {
      const character = text.charCodeAt(to)
      if (character === space || character === lineBreak) break
      hash = (Math.imul(hash, 31) + character) & maxHash
    }
    // Looked up by hash, since every piece would have to be cut out to be the key of a map.
    const known = chunksByHash.get(hash)
    if (known && known.source.length === to - from && text.startsWith(known.source, from)) return known
    const source = text.slice(from, to)
    if (callStart.test(source)) return createChunk(source, tokenize(text.slice(from, findCallEnd(text, from, to))))
    const chunk = createChunk(source, tokenize(source))
    if (chunksByHash.size < maxChunks) chunksByHash.set(hash, chunk)
    return chunk
  }

  function createChunk(source: string, tokens: Token[]): Chunk {
    const chunk: Chunk = { source, all: [], text: [], code: [] }
    for (const token of tokens) {
      if (token.from >= source.length) break
      const number = numberKey(numbers, token.term)
      if (number === terms.length) terms.push(token.term)
      chunk.all.push(number)
      if (isIndexedInText(token)) chunk.text.push(number)
      if (isIndexedInCode(token)) chunk.code.push(number)
    }
    return chunk
  }
}

/** Where every bracket is closed that the piece [from, to) opens, or beyond the longest call that `tokenize` reads. */
function findCallEnd(text: string, from: number, to: number): number {
  const limit = Math.min(text.length, to + maxCallLength + 1)
  let depth = 0
  let lowestDepth = 0
  for (let at = from; at < limit; at++) {
    const char = text[at] ?? ''
    if ('[({'.includes(char)) depth++
    else if ('])}'.includes(char)) depth--
    if (at < to) lowestDepth = Math.min(lowestDepth, depth)
    if (at >= to - 1 && depth <= lowestDepth) return at + 1
  }
  return limit
}

function isIndexedInText({ term, kind }: Token): boolean {
  return term.length < maxTermLength && !(kind === 'word' && stopWords.has(term))
}

/** Sessions are full of numbers, hex dumps and one-letter names, which nobody searches for. */
function isIndexedInCode(token: Token): boolean {
  const isNoise = token.kind === 'word' && /^(?:[\d.]+|\d[\da-f]{7,}|.)$/.test(token.term)
  return !isNoise && isIndexedInText(token)
}
