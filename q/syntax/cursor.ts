import type { Node } from './ast.ts'
import { syntaxError, type Token } from './lexer.ts'

/** A node, and how the expression around it may use it. */
export interface Phrase {
  node: Node
  /** Whether it can be infix: an operator, a derived verb or an infix word. */
  isVerb: boolean
  /** Whether it lacks its right argument, as `x+` and `count distinct@` do. A function before it makes a composition. */
  isOpen: boolean
}

export interface Rules {
  /** Whether a word is infix, as `in` is in `x in y`. */
  isInfixWord: (name: string) => boolean
  /** Whether operators may have one argument, as in k: `#x` is then `#:` applied to x. */
  hasUnaryOperators: boolean
  /** Reads an expression; undefined if there is none, as between the semicolons of `(1;;2)`. */
  readPhrase: (cursor: Cursor) => Phrase | undefined
}

/** The comma and the words that end a phrase of a query, in addition to brackets and semicolons. */
export interface Stops {
  comma: boolean
  words: readonly string[]
}

const noStops: Stops = { comma: false, words: [] }

const closers: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

/** The parser's position among the tokens of a source, with the lambda and the query around it. */
export class Cursor {
  readonly source: string
  readonly rules: Rules
  private readonly tokens: readonly Token[]
  private index = 0
  /** The offset of the innermost lambda, from which its nodes count their offsets. */
  private base = 0
  /** How many lambdas are open. */
  private stops = noStops

  constructor(source: string, tokens: readonly Token[], rules: Rules) {
    this.source = source
    this.tokens = tokens
    this.rules = rules
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.index + ahead]
  }

  takeToken(): Token {
    const token = this.tokens[this.index++]
    if (!token) throw new Error('read past the last token')
    return token
  }

  /** Takes the next token if it has this text. */
  takeIf(text: string): Token | undefined {
    return this.peek()?.text === text ? this.takeToken() : undefined
  }

  /** The offset of a token within the innermost lambda. */
  relativeOffset(token: Token) {
    return token.start - this.base
  }

  /** The offset in the source of an offset within the innermost lambda. */
  absoluteOffset(offset: number) {
    return offset + this.base
  }

  /** Whether the expression ends here: at a semicolon, a closing bracket, or a comma or word of a query. */
  get isAtEnd() {
    const token = this.peek()
    if (!token || token.kind === 'separator' || token.kind === 'close') return true
    if (token.kind === 'name') return this.stops.words.includes(token.text)
    return this.stops.comma && token.text === ',' && token.kind === 'operator' && !this.isModified()
  }

  /** Whether an iterator follows: `,'` and `,/` are verbs, and only a plain comma separates columns. */
  private isModified() {
    const next = this.peek(1)
    return next?.kind === 'iterator' && !next.isSpaced
  }

  readPhrase(): Phrase | undefined {
    return this.rules.readPhrase(this)
  }

  readExpression(): Node | undefined {
    return this.readPhrase()?.node
  }

  /** Reads an expression; without one, signals `code` at `offset`. */
  requireExpression(code: string, offset: number): Node {
    const node = this.readExpression()
    if (!node) throw syntaxError(code, this.source, offset)
    return node
  }

  /** Reads expressions between semicolons up to the bracket that closes `open`; empty brackets give one undefined. */
  readItems(open: Token): (Node | undefined)[] {
    return this.readInBrackets(open, () => this.readSeparated(() => this.readExpression()))
  }

  /** Calls `read` for each part between semicolons. */
  readSeparated<Item>(read: () => Item): Item[] {
    const items = [read()]
    while (this.takeIf(';')) items.push(read())
    return items
  }

  /** Reads the contents of brackets, where commas and words do not end a phrase, and takes the closing bracket. */
  readInBrackets<Result>(open: Token, read: () => Result): Result {
    const result = this.readUntil(noStops, read)
    this.takeCloser(open)
    return result
  }

  /** Takes the bracket that closes `open`. */
  takeCloser(open: Token): Token {
    const token = this.peek()
    if (token?.text === closers[open.text] && token?.kind === 'close') return this.takeToken()
    throw syntaxError(token?.text ?? open.text, this.source, (token ?? open).start)
  }

  /** Reads while these commas and words end a phrase, in addition to those of the query around. */
  readUntil<Result>(stops: Stops, read: () => Result): Result {
    const before = this.stops
    this.stops =
      stops === noStops ? stops : { comma: stops.comma || before.comma, words: [...before.words, ...stops.words] }
    const result = read()
    this.stops = before
    return result
  }

  /** Reads the inside of a lambda, whose nodes count their offsets from its brace. */
  readInLambda<Result>(brace: Token, read: () => Result): Result {
    const { base, stops } = this
    this.base = brace.start
    this.stops = noStops
    const result = read()
    this.base = base
    this.stops = stops
    return result
  }
}
