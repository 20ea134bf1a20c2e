// Cuts prose and q code into the terms that are indexed and asked for. Build and browser must agree, so this is the only place.

/** `term` is what is indexed. [from, to) are UTF-16 units of the text. */
export type Token = {
  term: string
  from: number
  to: number
  /**
   * `word`: a plain word; `code`: a name or glyph of q, as a whole; `part`: a piece of either, which finds it too.
   * `exact`: the same as a `code` with its letters' case, which q tells apart.
   */
  kind: 'word' | 'code' | 'part' | 'exact'
}

/** Tokens in the order of the text; those of one place start with the most telling one. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(lexemes)) {
    const { shape, name, internal, command, glyph, word } = match.groups ?? {}
    const from = match.index
    const add = (kind: Token['kind'], term: string, to = from + match[0].length) =>
      tokens.push({ term, from, to, kind })
    if (shape !== undefined) {
      const call = callShape(text, from)
      if (call) add('code', call)
    } else if (name !== undefined) addName(name, add)
    else if (internal !== undefined || glyph !== undefined) add('code', match[0])
    else if (command !== undefined) addCased(match[0], add)
    else if (word !== undefined) addWord(word, from, tokens)
  }
  return tokens
}

/** `@[d;i;f]` and `@[;;]` are both `@[;;]`; what is not closed yet has no `]`. */
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

type Add = (kind: Token['kind'], term: string) => void

/** `.Q.gc`: itself in its own case, in lower case, and its parts. */
function addName(name: string, add: Add) {
  addCased(/^[a-z]\./i.test(name) ? `.${name}` : name, add)
  for (const part of name.toLowerCase().split('.')) if (part.length > 1) add('part', part)
}

function addCased(text: string, add: Add) {
  add('exact', `=${text}`)
  add('code', text.toLowerCase())
}

/** `garbageCollection`: itself, `garbage` and `collection`. */
function addWord(word: string, from: number, tokens: Token[]) {
  const to = from + word.length
  tokens.push({ term: foldPlural(normal(word)), from, to, kind: 'word' })
  // Nearly all words: asking what they are made of takes as long as everything else here.
  if (oneWord.test(word)) return
  const parts = word.length <= maxWordLength ? (word.match(wordParts) ?? []) : []
  if (parts.length < 2) return
  let at = from
  for (const part of parts) {
    const start = word.indexOf(part, at - from) + from
    at = start + part.length
    if (part.length > 1) tokens.push({ term: foldPlural(normal(part)), from: start, to: at, kind: 'part' })
  }
}

function normal(word: string): string {
  return word.toLowerCase().normalize('NFC')
}

/** One term for a word and its plural. No stemming: `join` and `joining` differ. */
export function foldPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, '')
}

const maxCallLength = 200
const maxWordLength = 60
const oneWord = /^[A-Z]?[a-z]+$/
// Accents may be characters of their own: what a letter is made of is joined when terms are.
const wordParts = /(?:\p{Lu}\p{M}*)+(?!\p{M}*\p{Ll})|(?:\p{Lu}\p{M}*)?(?:\p{Ll}\p{M}*)+|\p{N}+|(?:\p{Lo}\p{M}*)+/gu

const lexemes = new RegExp(
  [
    String.raw`(?<shape>[@?!.$](?=\[))`,
    String.raw`(?<name>\.?[a-z]\w*(?:\.[a-z]\w*)+|(?<![\w)\]])\.[a-z]\w*)`,
    String.raw`(?<internal>(?<![\w.])(?:-\d+|0N)!)`,
    String.raw`(?<command>(?<=^|\s|["'\x60]|q\))\\[a-z]\w*)`,
    String.raw`(?<glyph>/:|\\:|':|\x60[sgpu]#)`,
    String.raw`(?<word>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:\.\p{N}+)*)`,
  ].join('|'),
  'giu',
)
