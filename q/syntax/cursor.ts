import type { Node } from './ast.ts'
import { syntaxError, type Token } from './lexer.ts'

/** What was read: a node, and how what stands around it may use it. */
export interface Phrase {
  node: Node
  /** Stands between its arguments: an operator, a derived verb or an infix word. */
  isVerb: boolean
  /** Lacks its right argument, as `x+` or `count distinct@` do: a function before it makes a composition. */
  isOpen: boolean
}

/** Reads an expression; undefined where there is none, as between the semicolons of `(1;;2)`. */
type ReadExpression = (cursor: Cursor) => Phrase | undefined

export interface Rules {
  isInfixWord: (name: string) => boolean
  /** Whether an operator may be applied to one argument, as in k but not in q: `#x` is then `#:` applied to x. */
  hasUnaryOperators: boolean
  readExpression: ReadExpression
}

/** Where the phrases of a query end, beside brackets and semicolons. */
export interface Stops {
  comma: boolean
  words: readonly string[]
}

const noStops: Stops = { comma: false, words: [] }

const closers: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** An index among the tokens of a source, with what is known of the index: the lambda and the query around it. */
export class Cursor {
  readonly source: string
  readonly rules: Rules
  private readonly tokens: readonly Token[]
  private index = 0
  /** Offset of the brace of the lambda that is being read; `at` counts from there. */
  private base = 0
  private depth = 0
  private stops = noStops

  constructor(source: string, tokens: readonly Token[], rules: Rules) {
    this.source = source
    this.tokens = tokens
    this.rules = rules
  }

  get isInLambda() {
    return this.depth > 0
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.index + ahead]
  }

  takeToken(): Token {
    const token = this.tokens[this.index++]
    if (!token) throw new Error('read past the last token')
    return token
  }

  /** Takes the next token if its text is this. */
  takeIf(text: string): Token | undefined {
    return this.peek()?.text === text ? this.takeToken() : undefined
  }

  /** Where a token stands, counted from the brace of the innermost lambda. */
  at(token: Token) {
    return token.start - this.base
  }

  /** The offset in the whole source of an index that counts from the brace of the innermost lambda. */
  offset(at: number) {
    return at + this.base
  }

  /** The source from an offset to the end of the token read last. */
  textFrom(start: number) {
    return this.source.slice(start, this.tokens[this.index - 1]?.end).trim()
  }

  /** Whether the expression is over: at a semicolon, a closing bracket or a word that ends the phrase of a query. */
  get isAtEnd() {
    const token = this.peek()
    if (!token || token.kind === 'separator' || token.kind === 'close') return true
    if (token.kind === 'name') return this.stops.words.includes(token.text)
    return this.stops.comma && token.text === ',' && token.kind === 'operator' && !this.isModified()
  }

  /** `,'` and `,/` join inside a phrase; only a comma by itself separates columns. */
  private isModified() {
    const next = this.peek(1)
    return next?.kind === 'iterator' && !next.isSpaced
  }

  phrase(): Phrase | undefined {
    return this.rules.readExpression(this)
  }

  expression(): Node | undefined {
    return this.phrase()?.node
  }

  /** An expression that may not be left out. */
  requiredExpression(code: string, index: number): Node {
    const node = this.expression()
    if (!node) throw syntaxError(code, this.source, index)
    return node
  }

  /** Expressions between semicolons, up to the bracket that closes `open`; one undefined if there is nothing at all. */
  items(open: Token): (Node | undefined)[] {
    return this.inBrackets(open, () => this.separated(() => this.expression()))
  }

  /** What `read` gives for each index between semicolons. */
  separated<Item>(read: () => Item): Item[] {
    const items = [read()]
    while (this.takeIf(';')) items.push(read())
    return items
  }

  /** Reads what stands in brackets, where commas and the words of queries mean nothing, and takes the closing one. */
  inBrackets<Result>(open: Token, read: () => Result): Result {
    const result = this.until(noStops, read)
    this.close(open)
    return result
  }

  /** Takes the bracket that closes `open`. */
  close(open: Token): Token {
    const token = this.peek()
    if (token?.text === closers[open.text] && token?.kind === 'close') return this.takeToken()
    throw syntaxError(token?.text ?? open.text, this.source, (token ?? open).start)
  }

  /** Reads a phrase that ends at a comma or at one of these words. */
  until<Result>(stops: Stops, read: () => Result): Result {
    const before = this.stops
    this.stops =
      stops === noStops ? stops : { comma: stops.comma || before.comma, words: [...before.words, ...stops.words] }
    const result = read()
    this.stops = before
    return result
  }

  /** Reads the inside of a lambda, whose nodes count their indices from its brace. */
  inLambda<Result>(brace: Token, read: () => Result): Result {
    const { base, stops } = this
    this.base = brace.start
    this.stops = noStops
    this.depth++
    const result = read()
    this.base = base
    this.stops = stops
    this.depth--
    return result
  }
}
