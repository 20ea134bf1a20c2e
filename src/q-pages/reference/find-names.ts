import { keywords } from 'virtual:q-keywords'
import { type ColourToken, colourCode } from '@tickwise/q/source'

/** A token of q code that the reference may explain. */
export interface FoundName {
  /** As the reference spells it: `,`, `xasc`, `\t`, `-8!`; for a literal the name of its type. */
  name: string
  /** Offsets in the code, the end exclusive. */
  start: number
  end: number
  /** How many arguments it has here; undefined for what takes none, and where the code does not tell. */
  rank: number | undefined
}

/** The tokens of a piece of q, in order, without comments and names that the code itself defines. */
export function findNames(code: string): FoundName[] {
  const tokens = joinTokens(code, colourCode(code, keywords))
  return tokens.flatMap((token, index) => {
    const name = nameOf(code.slice(token.start, token.end), token)
    return name === undefined
      ? []
      : [{ name, start: token.start, end: token.end, rank: countArgumentsHere(code, tokens, index) }]
  })
}

/**
 * The tokens that mean something, with those that belong together as one: a string with its escapes, the numbers of a vector,
 * `-8!`, an operator with the colon of its assignment.
 */
function joinTokens(code: string, tokens: readonly ColourToken[]): ColourToken[] {
  const joined: ColourToken[] = []
  for (const token of tokens) {
    if (token.kind === 'comment' || token.kind === 'invalid') continue
    const last = joined.at(-1)
    if (last && belongTogether(code, last, token)) joined[joined.length - 1] = { ...last, end: token.end }
    else joined.push(token)
  }
  return joined
}

const numeric = new Set(['number', 'constant'])
const textual = new Set(['string', 'escape'])

function belongTogether(code: string, last: ColourToken, token: ColourToken): boolean {
  const between = code.slice(last.end, token.start)
  if (numeric.has(last.kind) && numeric.has(token.kind)) return /^[ \t]+$/.test(between)
  if (between !== '') return false
  if (textual.has(last.kind) && textual.has(token.kind)) return !/^".*"$/s.test(code.slice(last.start, last.end))
  const [left, right] = [code.slice(last.start, last.end), code.slice(token.start, token.end)]
  if (right === '!') return last.kind === 'function' && /^(?:-\d+|0N)$/.test(left)
  return right === ':' && last.kind === 'operator' && !left.endsWith(':')
}

const typesByLetter: Readonly<Record<string, string>> = {
  b: 'boolean',
  g: 'guid',
  x: 'byte',
  h: 'short',
  i: 'int',
  j: 'long',
  e: 'real',
  f: 'float',
  p: 'timestamp',
  m: 'month',
  d: 'date',
  z: 'datetime',
  n: 'timespan',
  u: 'minute',
  v: 'second',
  t: 'time',
}

function nameOf(text: string, { kind }: ColourToken): string | undefined {
  switch (kind) {
    case 'string':
    case 'escape':
      // The argument of a system command has no quotes.
      return text.startsWith('"') ? 'char' : undefined
    case 'symbol':
      return 'symbol'
    case 'number':
    case 'constant':
      return typeOfLiteral(text)
    case 'command':
      return text.replace(/:\d+$/, '')
    case 'punctuation':
      return punctuation[text]
    case 'variable':
      return /^[xyz]$/.test(text) ? '{}' : undefined
    case 'name':
      return undefined
    default:
      return text
  }
}

const punctuation: Readonly<Record<string, string>> = {
  '[': '[]',
  ']': '[]',
  '(': '()',
  ')': '()',
  '{': '{}',
  '}': '{}',
  ';': ';',
}

/** The name of the type of a literal by its form: `2.5e` is a real, `09:30` a minute, `1 0N 2.5` a list of floats. */
function typeOfLiteral(text: string): string | undefined {
  const items = text.split(/\s+/)
  const forms: [form: RegExp, type: string][] = [
    [/^0x/, 'byte'],
    [/^\d{4}\.\d\d\.\d\dD/, 'timestamp'],
    [/^\d{4}\.\d\d\.\d\dT/, 'datetime'],
    [/^\d{4}\.\d\d\.\d\d$/, 'date'],
    [/^-?\d+D|^-?\d+:\d\d:\d\d\.\d{4,}$/, 'timespan'],
    [/^-?\d+:\d\d:\d\d\.\d+$/, 'time'],
    [/^-?\d+:\d\d:\d\d$/, 'second'],
    [/^-?\d+:\d\d$/, 'minute'],
  ]
  const form = forms.find(([pattern]) => items.some(item => pattern.test(item)))
  if (form) return form[1]
  // The letter at the end counts for the whole vector.
  const [letter = ''] = /[a-z]$/.exec(text) ?? []
  if (letter in typesByLetter && letter !== 'n') return typesByLetter[letter]
  return items.some(item => /\.|e-?\d|^-?0[nw]$/.test(item)) ? 'float' : letter === 'n' ? 'timespan' : 'long'
}

/** These keywords stand between a function and what it is applied to. */
const iteratorWords = new Set(['each', 'peach', 'over', 'scan', 'prior'])

/** Counts the arguments of a function or operator by what stands beside it: `x,y` has two, `(,:)x` one, `@[x;i;f]` three. */
function countArgumentsHere(code: string, tokens: readonly ColourToken[], index: number): number | undefined {
  const token = tokens[index]
  const [before, next] = [tokens[index - 1], tokens[index + 1]]
  if (token?.kind === 'iterator' && next && code[next.start] === '[') return countBracketed(code, tokens, index + 1)
  if (!token || !['operator', 'function'].includes(token.kind)) return undefined
  const text = code.slice(token.start, token.end)
  const isBeforeEnd = !next || [')', ']', '}', ';'].includes(code[next.start] ?? '')
  if (isBeforeEnd) return /^[^\w:]:$/.test(text) && before && code[before.start] === '(' ? 1 : undefined
  if (next.kind === 'iterator') return undefined
  if (code[next.start] === '[') return countBracketed(code, tokens, index + 1)
  const takesFunction = iteratorWords.has(text) || text === ':'
  return before && (isNoun(code, before) || (takesFunction && before.kind === 'function')) ? 2 : 1
}

/** The number of arguments between the brackets that open at `index`; undefined if they do not close. */
function countBracketed(code: string, tokens: readonly ColourToken[], index: number): number | undefined {
  let depth = 0
  let count = 1
  for (const { kind, start } of tokens.slice(index)) {
    if (kind !== 'punctuation') continue
    const character = code[start] ?? ''
    if ('[({'.includes(character)) depth++
    else if ('])}'.includes(character) && --depth === 0) return count
    else if (character === ';' && depth === 1) count++
  }
  return undefined
}

/** Whether a token ends a value, which is then the left argument of what follows. */
function isNoun(code: string, { kind, end }: ColourToken): boolean {
  return kind === 'punctuation'
    ? '])}'.includes(code[end - 1] ?? '')
    : ['number', 'constant', 'string', 'escape', 'symbol', 'name', 'variable'].includes(kind)
}
