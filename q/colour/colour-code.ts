import { literalLetter } from '../numbers/literal-letter.ts'
import { type ScannedToken, scanTokens } from '../syntax/scanner.ts'
import { type ScriptPart, splitScript } from '../syntax/script.ts'

/**
 * The tokens of a script, in order, with their kinds: `a:1` is a name, an operator and a number. `keywords` are the names
 * that q defines. Uses the interpreter's own splitting of scripts and scanning of tokens. Never throws, so that half-typed
 * code keeps its colours. An editor loads this module without the interpreter, so it must stay small.
 */
export function colourCode(source: string, keywords: ReadonlySet<string>): ColourToken[] {
  const parts = splitScript(source)
  const tokens = findCommentLines(source, parts)
  for (const { kind, text, start } of parts) {
    if (kind === 'command') addCommand(tokens, text, start, keywords)
    else addStatement(tokens, text, start, keywords)
  }
  return tokens.sort((a, b) => a.start - b.start)
}

export type ColourKind =
  | 'comment'
  | 'string'
  | 'escape'
  | 'symbol'
  | 'number'
  /** A null or an infinity: `0N`, `-0Wh`. */
  | 'constant'
  | 'operator'
  | 'iterator'
  | 'control'
  | 'query'
  | 'command'
  /** A keyword, an internal function such as `-8!`, or a name of a namespace of q, such as `.Q.s`. */
  | 'function'
  /** A parameter in the declaration of a function, or one of x, y and z. */
  | 'variable'
  | 'name'
  /** A bracket or a semicolon. */
  | 'punctuation'
  /** Text that the interpreter rejects, such as a string without its closing quote. */
  | 'invalid'

export interface ColourToken {
  kind: ColourKind
  /** Offsets in the source, the end exclusive. */
  start: number
  end: number
}

/** A comment of whole lines begins with a slash, and a lone backslash makes one of all that follows. */
const startOfComments = /^[^\S\n]*[/\\]/m

/** The lines outside of all statements and commands. */
function findCommentLines(source: string, parts: readonly ScriptPart[]): ColourToken[] {
  const tokens: ColourToken[] = []
  if (!startOfComments.test(source)) return tokens
  const code = joinAtOffsets(parts)
  let start = 0
  for (const line of source.split('\n')) {
    const text = line.trim()
    const first = start + line.indexOf(text)
    if (text && !code.slice(start, start + line.length).trim())
      tokens.push({ kind: 'comment', start: first, end: first + text.length })
    start += line.length + 1
  }
  return tokens
}

/** The parts at their offsets, with blanks between them. */
function joinAtOffsets(parts: readonly ScriptPart[]): string {
  let end = 0
  return parts
    .map(({ text, start }) => {
      const gap = ' '.repeat(start - end)
      end = start + text.length
      return gap + text
    })
    .join('')
}

/** `\t` and `\ts:10` time an expression: the rest of the line is q. */
const timer = /^\\ts?(?::\d+)?(?=\s|$)/
/** A path may begin with a slash, so a comment needs blanks on both sides of its own: `\l /data/hdb / prices`. */
const comment = /(?<=\s)\/\s/

/** Adds the tokens of a line such as `\l file.q`, which starts at `offset` of the source. */
function addCommand(tokens: ColourToken[], text: string, offset: number, keywords: ReadonlySet<string>) {
  const [timed] = timer.exec(text) ?? []
  const [name = text] = timed ? [timed] : (/^\S+/.exec(text) ?? [])
  const rest = text.slice(name.length)
  const restStart = offset + name.length
  tokens.push({ kind: 'command', start: offset, end: restStart })
  if (timed) addStatement(tokens, rest, restStart, keywords)
  else tokens.push(...colourArgument(rest, restStart))
}

function colourArgument(text: string, offset: number): ColourToken[] {
  const commentStart = comment.exec(text)?.index ?? text.length
  const argument = text.slice(0, commentStart).trim()
  const argumentStart = text.indexOf(argument)
  const tokens: ColourToken[] = [
    { kind: 'string', start: offset + argumentStart, end: offset + argumentStart + argument.length },
    { kind: 'comment', start: offset + commentStart, end: offset + text.length },
  ]
  return tokens.filter(({ start, end }) => end > start)
}

/** Adds the tokens of one statement, which may take several lines and starts at `offset` of the script. */
function addStatement(tokens: ColourToken[], source: string, offset: number, keywords: ReadonlySet<string>) {
  const [prefix] = /^[kp]\)/.exec(source) ?? []
  if (prefix) tokens.push({ kind: 'control', start: offset, end: offset + prefix.length })
  // The rest is Python.
  if (prefix === 'p)') return
  const names = new NameReader(keywords)
  let before: ScannedToken | undefined
  // The scanner reads `k)` as a name and a bracket.
  for (const token of scanTokens(source).slice(prefix ? 2 : 0)) {
    const start = offset + token.start
    const end = offset + token.end
    if (token.kind === 'string') tokens.push(...colourString(source.slice(token.start, token.end), start))
    else if (token.kind === 'number' && !isInternal(source, token))
      tokens.push(...colourNumbers(source.slice(token.start, token.end), start))
    else tokens.push({ kind: kindOfWhole(source, token, before, names), start, end })
    if (token.kind !== 'comment') before = token
  }
}

/** The kind of a token that has one colour: a number only if it names an internal function. */
function kindOfWhole(
  source: string,
  { kind, start, end }: ScannedToken,
  before: ScannedToken | undefined,
  names: NameReader,
): ColourKind {
  switch (kind) {
    case 'number':
      return 'function'
    case 'operator':
      return before?.kind === 'number' && isInternal(source, before) ? 'function' : 'operator'
    case 'name':
      return names.read(source.slice(start, end))
    case 'open':
      names.open(source[start] === '[' && before !== undefined && source[before.start] === '{')
      return 'punctuation'
    case 'close':
      names.close()
      return 'punctuation'
    case 'separator':
      names.separate()
      return 'punctuation'
    default:
      return kind
  }
}

/** Whether a number and the `!` that touches it name an internal function: `-8!x`, `0N!x`. */
const isInternal = (source: string, { start, end }: ScannedToken) =>
  source[end] === '!' && /^(-\d+|0N)$/.test(source.slice(start, end))

/**
 * The pieces of a literal that starts at `offset`: `1 2 0N` is a number and a constant. Only the form of a number is
 * checked, so that one too large for its type keeps its colour.
 */
function colourNumbers(text: string, offset: number): ColourToken[] {
  const tokens: ColourToken[] = []
  for (const { 0: item, index } of text.matchAll(/\S+/g)) {
    const kind = kindOf(item)
    const start = offset + index
    const end = start + item.length
    const last = tokens.at(-1)
    if (last?.kind === kind) last.end = end
    else tokens.push({ kind, start, end })
  }
  return tokens
}

function kindOf(text: string): ColourKind {
  if (/^-?0[NnWw][a-z]?$/.test(text)) return isLiteral(text) ? 'constant' : 'invalid'
  return isLiteral(text) ? 'number' : 'invalid'
}

const isLiteral = (text: string) => /^(?:0x|[01]+b$)/.test(text) || literalLetter(text.replace('-', '')) !== undefined

/** The pieces of a string literal that starts at `offset`: `"a\n"` is a string, an escape and a string. */
function colourString(text: string, offset: number): ColourToken[] {
  const pieces = text.matchAll(/(\\(?:[0-7]{3}|[\s\S]))|[^\\]+/g)
  return Array.from(pieces, ({ 0: piece, 1: escaped, index }) => ({
    kind: escaped ? 'escape' : 'string',
    start: offset + index,
    end: offset + index + piece.length,
  }))
}

/** The last word of a query so far; `select` stands for `exec`, `update` and `delete` too. */
type Phase = 'select' | 'by' | 'from' | 'where'

/** If queries are nested deeper, the outermost are forgotten: searching thousands of them would take too long. */
const maxQueries = 20

/** A pair of brackets. */
interface Level {
  /** Whether it is the parameter list of `{[a;b] a+b}`. */
  isParameters: boolean
  /** The open queries between these brackets, the innermost last. */
  queries: Phase[]
}

/**
 * Classifies names by the brackets and queries around them. Its methods must be called for all names and punctuation of
 * a text in order.
 */
class NameReader {
  private level: Level = { isParameters: false, queries: [] }
  private readonly outer: Level[] = []

  constructor(private readonly keywords: ReadonlySet<string>) {}

  open(isParameters: boolean) {
    this.outer.push(this.level)
    this.level = { isParameters: isParameters || this.level.isParameters, queries: [] }
  }

  close() {
    this.level = this.outer.pop() ?? { isParameters: false, queries: [] }
  }

  separate() {
    this.level.queries = []
  }

  read(name: string): ColourKind {
    const { isParameters, queries } = this.level
    if (isParameters) return 'variable'
    if (isQueryWord(name, queries)) return 'query'
    if (/^(?:if|do|while)$/.test(name)) return 'control'
    if (this.keywords.has(name) || /^\.[hjmoQqsz](?:\.|$)/.test(name)) return 'function'
    return /^[xyz]$/.test(name) ? 'variable' : 'name'
  }
}

/**
 * Whether a name is a word of a query; updates `queries`. Outside of queries `where` is a function, but `by` and `from`
 * are words of an incomplete query.
 */
function isQueryWord(name: string, queries: Phase[]): boolean {
  if (/^(?:select|exec|update|delete)$/.test(name)) {
    queries.push('select')
    if (queries.length > maxQueries) queries.shift()
    return true
  }
  if (name === 'by') return continueQuery(queries, ['select'], name) || true
  if (name === 'from') return continueQuery(queries, ['select', 'by'], name) || true
  return name === 'where' && continueQuery(queries, ['from'], name)
}

/** Assigns a word to the innermost query that it can continue, and ends the queries inside of that one. */
function continueQuery(queries: Phase[], phases: readonly Phase[], word: Phase): boolean {
  const index = queries.findLastIndex(phase => phases.includes(phase))
  if (index < 0) return false
  queries.splice(index, queries.length, word)
  return true
}
