// Cuts prose and q code into terms. The build indexes them and the browser looks them up, so both must use this module.
import { foldPlural } from './word-forms.ts'

/** `term` is the key in the index. [from, to) is its place in the text, in UTF-16 code units. */
export interface Token {
  term: string
  from: number
  to: number
  /**
   * - `word`: a word in lower case and singular: `Joins` -> `join`.
   * - `exact`: a name of q with its case, marked by `=`: `.z.T` -> `=.z.T`.
   * - `code`: a name of q in lower case, an operator, or the shape of a call: `.z.t`, `/:`, `@[;;]`.
   * - `part`: a part of a word or name, which also finds it: `gc` of `.Q.gc`.
   */
  kind: 'word' | 'exact' | 'code' | 'part'
}

/** The longest call whose shape is read, in characters: calls in queries are short, and `?[` may also occur in text without an end. */
export const maxCallLength = 200
/** Longer words are hashes and generated names, whose parts have no meaning. */
const maxLengthWithParts = 60

/** A word without parts: nearly all are, and this test is much faster than `wordParts`. */
const simpleWord = /^[A-Z]?[a-z]+$/

/**
 * Parts of `HTTPServer`, `tickLog` and `tick_log2`: capitals up to the last before a small letter, a capital with small
 * letters, digits, and letters of scripts without case. `\p{M}` is an accent that is a separate character; it is
 * joined with its letter only when the term is normalised.
 */
const wordParts = /(?:\p{Lu}\p{M}*)+(?!\p{M}*\p{Ll})|(?:\p{Lu}\p{M}*)?(?:\p{Ll}\p{M}*)+|\p{N}+|(?:\p{Lo}\p{M}*)+/gu

/** The first alternative that matches is used, so names and operators of q come before plain words. */
const lexemes = new RegExp(
  [
    // The start of a call that is known by its shape: `@[d;i;f]`, `?[t;c;b;a]`.
    String.raw`(?<call>[@?!.$](?=\[))`,
    // `.Q.gc` and `sym.name`; a single part with a dot before it only where it is not an index, as in `x.y` or `f[0].y`.
    String.raw`(?<name>\.?[a-z]\w*(?:\.[a-z]\w*)+|(?<![\w)\]])\.[a-z]\w*)`,
    // Internal functions: `-9!`, `0N!`.
    String.raw`(?<internal>(?<![\w.])(?:-\d+|0N)!)`,
    // System commands after a space, a quote or the prompt: `\ts`, `q)\P`. Elsewhere `\` is an iterator.
    String.raw`(?<command>(?<=^|\s|["'\x60]|q\))\\[a-z]\w*)`,
    // Iterators and attributes: `/:`, `\:`, `':`, `` `g# ``.
    String.raw`(?<glyph>/:|\\:|':|\x60[sgpu]#)`,
    // Words with letters, digits and underscores of any script; numbers may have a fraction: `4.1`.
    String.raw`(?<word>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:\.\p{N}+)*)`,
  ].join('|'),
  'giu',
)

/**
 * Tokens in the order of the text. Several may have the same place; then the most specific comes first:
 * `.Q.gc` -> `=.Q.gc`, `.q.gc`, `gc`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(lexemes)) {
    const { word } = match.groups ?? {}
    if (word === undefined) tokens.push(...codeTokens(match, text))
    else addWordTokens(word, match.index, tokens)
  }
  return tokens
}

function codeTokens({ 0: lexeme, index: from, groups = {} }: RegExpExecArray, text: string): Token[] {
  const { call, name, command } = groups
  const place = { from, to: from + lexeme.length }
  if (name !== undefined) return nameTokens(name).map(token => ({ ...token, ...place }))
  if (command !== undefined) return caseTokens(lexeme).map(token => ({ ...token, ...place }))
  const term = call === undefined ? lexeme : callShape(text, from)
  return term === undefined ? [] : [{ term, kind: 'code', ...place }]
}

type TermWithKind = Pick<Token, 'term' | 'kind'>

/** `garbageCollection` -> itself, `garbage` and `collection`. */
function addWordTokens(word: string, from: number, tokens: Token[]) {
  tokens.push({ term: wordTerm(word), from, to: from + word.length, kind: 'word' })
  if (simpleWord.test(word) || word.length > maxLengthWithParts) return
  const parts = [...word.matchAll(wordParts)]
  if (parts.length < 2) return
  for (const { 0: part, index } of parts) {
    const start = from + index
    if (part.length > 1) tokens.push({ term: wordTerm(part), from: start, to: start + part.length, kind: 'part' })
  }
}

/** `Cafés` -> `cafés`, whether its accent is a part of the letter or a separate character. */
function wordTerm(word: string): string {
  return foldPlural(word.toLowerCase().normalize('NFC'))
}

/** `z.ts` -> `=.z.ts`, `.z.ts` and `ts`: for a namespace of one letter the leading dot is often left out. */
function nameTokens(name: string): TermWithKind[] {
  const full = /^[a-z]\./i.test(name) ? `.${name}` : name
  const parts = name.toLowerCase().split('.')
  const partTokens = parts.filter(part => part.length > 1).map(term => ({ term, kind: 'part' as const }))
  return [...caseTokens(full), ...partTokens]
}

function caseTokens(symbol: string): TermWithKind[] {
  return [
    { term: `=${symbol}`, kind: 'exact' },
    { term: symbol.toLowerCase(), kind: 'code' },
  ]
}

/** `@[d;i;f]` and `@[;;]` -> `@[;;]`; `@[d;i`, which is still being typed, -> `@[;`. Undefined for `@[x]`. */
function callShape(text: string, from: number): string | undefined {
  let depth = 0
  let separators = 0
  const end = Math.min(text.length, from + maxCallLength)
  for (let at = from + 1; at < end; at++) {
    const char = text[at] ?? ''
    if ('[({'.includes(char)) depth++
    else if ('])}'.includes(char)) depth--
    else if (char === ';' && depth === 1) separators++
    if (depth === 0) return separators > 0 ? `${text[from]}[${';'.repeat(separators)}]` : undefined
  }
  return separators > 0 && end === text.length ? `${text[from]}[${';'.repeat(separators)}` : undefined
}
