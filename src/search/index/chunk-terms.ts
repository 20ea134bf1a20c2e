// The terms of pieces of text as numbers. The same words occur again and again, so the terms of a piece are remembered.
import { stopWords } from '../terms/stop-words.ts'
import { maxCallLength, type Token, tokenize } from '../terms/tokenize.ts'

/** The numbers of the terms of a piece of text without spaces, such as `(tables,`. */
export interface ChunkTerms {
  all: number[]
  /** Those that are indexed in running text. */
  text: number[]
  /** Those that are indexed in code. */
  code: number[]
}

export interface ChunkReader {
  /** The terms of all pieces so far; a term's number is its position. */
  terms: string[]
  /** The terms of the piece [from, to) of a text. */
  read: (text: string, from: number, to: number) => ChunkTerms
}

/** When there are more, the text is no language, and further ones are not likely to occur again. */
const maxChunks = 100_000
/** Longer terms are hashes and encoded data. */
const maxTermLength = 40
/** The start of a call, whose term depends on the text after the piece: `@[d; i; f]`. */
const callStart = /[@?!.$]\[/

export function createChunkReader(): ChunkReader {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const chunks = new Map<string, ChunkTerms>()
  return { terms, read }

  function read(text: string, from: number, to: number): ChunkTerms {
    const chunk = text.slice(from, to)
    const known = chunks.get(chunk)
    if (known) return known
    if (callStart.test(chunk)) {
      const tokens = tokenize(text.slice(from, findCallEnd(text, from, to)))
      return numberTokens(tokens.filter(token => token.from < chunk.length))
    }
    const read = numberTokens(tokenize(chunk))
    if (chunks.size < maxChunks) chunks.set(chunk, read)
    return read
  }

  function numberTokens(tokens: Token[]): ChunkTerms {
    const numbered = (indexed: Token[]) => indexed.map(({ term }) => numberTerm(term))
    return {
      all: numbered(tokens),
      text: numbered(tokens.filter(isIndexedInText)),
      code: numbered(tokens.filter(isIndexedInCode)),
    }
  }

  function numberTerm(term: string): number {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }
}

/**
 * The end of the piece that begins at `from`, before a space or the end of a line. No term but that of a call spans it, and
 * `tokenize` reads what follows it like the beginning of a text.
 */
export function findChunkEnd(text: string, from: number): number {
  let to = from
  while (to < text.length && text.charCodeAt(to) !== 32 && text.charCodeAt(to) !== 10) to++
  return to
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
