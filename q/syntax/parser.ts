import { nil } from '../values/nulls.ts'
import type { IteratorName } from '../values/value.ts'
import type {
  Apply,
  Assign,
  DictionaryNode,
  EntryNode,
  LambdaNode,
  NamedNode,
  Node,
  Operator,
  TableNode,
} from './ast.ts'
import { Cursor, type Phrase } from './cursor.ts'
import { syntaxError, type Token, tokenize } from './lexer.ts'
import { isQueryWord, numberRepeatedNames, parseEntry, parseQuery } from './parse-query.ts'

/**
 * The statements between the semicolons of a source. An empty one, as after the semicolon of `a:1;`, is undefined. After
 * `k)` operators may be unary. `isInfixWord` tells whether a keyword stands between its arguments, as `in` does.
 */
export function parse(source: string, isInfixWord: (name: string) => boolean): (Node | undefined)[] {
  const isK = source.startsWith('k)')
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment')
  const cursor = new Cursor(source, isK ? tokens.slice(2) : tokens, {
    isInfixWord,
    hasUnaryOperators: isK,
    readPhrase: parseExpression,
  })
  const statements = cursor.readSeparated(() => cursor.readExpression())
  const rest = cursor.peek()
  if (rest) throw syntaxError(rest.text, source, rest.start)
  return statements
}

/** Reads an expression to its end: terms, each applied to everything on its right. */
function parseExpression(cursor: Cursor): Phrase | undefined {
  if (cursor.isAtEnd) return undefined
  return parseReturnOrSignal(cursor) ?? continueAfter(cursor, parseTerm(cursor))
}

/** Reads `:x` or `'x`. Undefined if the sign is a verb: alone, before brackets or with an iterator. */
function parseReturnOrSignal(cursor: Cursor): Phrase | undefined {
  const token = cursor.peek()
  const next = cursor.peek(1)
  if (!token || !next || (token.text !== ':' && token.text !== "'")) return undefined
  if (token.kind === 'string' || next.kind === 'separator' || next.kind === 'close') return undefined
  if (!next.isSpaced && (next.text === '[' || next.kind === 'iterator')) return undefined
  cursor.takeToken()
  const at = cursor.relativeOffset(token)
  const value = cursor.requireExpression(token.text, token.start)
  return toNoun(token.text === ':' ? { kind: 'return', at, value } : { kind: 'signal', at, value })
}

/** Reads the rest of an expression after its first term. */
function continueAfter(cursor: Cursor, left: Phrase): Phrase {
  if (cursor.isAtEnd) return left.isVerb ? { ...left, isOpen: true } : left
  const isAssignable = !left.isVerb || left.node.kind === 'name'
  if (isAssignable && isAssignment(cursor)) return parseAssign(cursor, left.node)
  if (left.isVerb) return applyPrefix(cursor, left)
  const signal = cursor.peek()?.text === "'" ? parseReturnOrSignal(cursor) : undefined
  if (signal) return juxtapose(left.node, signal)
  const next = parseTerm(cursor)
  return next.isVerb ? applyInfix(cursor, left.node, next.node) : juxtapose(left.node, continueAfter(cursor, next))
}

/** Reads the right argument of a verb without a left one. */
function applyPrefix(cursor: Cursor, { node }: Phrase): Phrase {
  const { start } = cursor.peek() ?? { start: 0 }
  const verb = node.kind === 'operator' ? unaryForm(cursor, node) : node
  const right = cursor.readPhrase()
  if (!right) throw syntaxError('nyi', cursor.source, start)
  return juxtapose(verb, right)
}

/** The operator `#:` for itself or, in k, for `#`. In q an operator has two arguments: `-x` signals the error `-`. */
function unaryForm(cursor: Cursor, operator: Operator): Operator {
  const { name, at } = operator
  if (/^\D+:$/.test(name)) return operator
  if (cursor.rules.hasUnaryOperators) return { ...operator, name: `${name}:` }
  throw syntaxError(name, cursor.source, cursor.absoluteOffset(at))
}

/** Reads the right argument of a verb after its left one. */
function applyInfix(cursor: Cursor, left: Node, verb: Node): Phrase {
  const at = offsetOfVerb(verb)
  const right = cursor.readPhrase()
  const node: Apply = { kind: 'apply', at, target: verb, args: [left, right?.node], form: 'infix' }
  if (!right) return { node, isVerb: false, isOpen: true }
  if (!right.isOpen) return toNoun(node)
  return compose({ ...node, args: [left, undefined] }, right.node)
}

/** An error of a derived verb such as `+/` is shown at its first character. */
const offsetOfVerb = (verb: Node): number => (verb.kind === 'derived' ? offsetOfVerb(verb.target) : verb.at)

/** Two terms side by side apply the first to the second. */
function juxtapose(target: Node, right: Phrase): Phrase {
  if (right.isOpen) return compose(target, right.node)
  return toNoun({ kind: 'apply', at: offsetOfVerb(target), target, args: [right.node], form: 'prefix' })
}

/** `count distinct@`: the rest lacks its argument, so both together are a function. */
function compose(first: Node, rest: Node): Phrase {
  const functions = rest.kind === 'compose' ? [first, ...rest.functions] : [first, rest]
  return { node: { kind: 'compose', at: first.at, functions }, isVerb: false, isOpen: true }
}

const toNoun = (node: Node): Phrase => ({ node, isVerb: false, isOpen: false })

/** Whether an assignment follows: `:`, `::` or an operator with a colon that touches it, as in `x+:1`. */
function isAssignment(cursor: Cursor): boolean {
  const [first, second, third] = [cursor.peek(), cursor.peek(1), cursor.peek(2)]
  if (first?.kind !== 'operator') return false
  if (isColon(first)) return !touches(second, 'iterator')
  return touches(second, 'operator') && second?.text === ':' && !touches(third, 'iterator')
}

const isColon = (token: Token | undefined) => token?.text === ':' || token?.text === '::'

const touches = (token: Token | undefined, kind: Token['kind']) => token?.kind === kind && !token.isSpaced

/** Reads `:y`, `::y` or `+:y` after the target. Without y, the colon is a verb. */
function parseAssign(cursor: Cursor, left: Node): Phrase {
  const first = cursor.takeToken()
  const verb: Operator | undefined = isColon(first)
    ? undefined
    : { kind: 'operator', at: cursor.relativeOffset(first), name: first.text }
  const colon = verb ? cursor.takeToken() : first
  const value = cursor.readExpression()
  if (!value)
    return applyColon(left, {
      kind: 'operator',
      at: cursor.relativeOffset(first),
      name: (verb?.name ?? '') + colon.text,
    })
  const { target, index } = splitIndex(left)
  const isGlobal = colon.text === '::'
  const node: Assign = {
    kind: 'assign',
    at: cursor.relativeOffset(first),
    target,
    index,
    verb,
    value,
    isGlobal,
  }
  return toNoun(node)
}

/** `x[1;2]` gives the name x with two indices; a pattern stays whole. */
function splitIndex(node: Node): Pick<Assign, 'target' | 'index'> {
  const isIndexed = node.kind === 'apply' && node.form === 'brackets' && node.target.kind === 'name'
  return isIndexed ? { target: node.target, index: node.args } : { target: node, index: undefined }
}

/** A colon without a value: `x:` lacks its right argument, `f ::` applies f to the null. */
function applyColon(left: Node, target: Operator): Phrase {
  if (target.name === '::') {
    const args: Node[] = [{ kind: 'constant', at: target.at, value: nil }]
    return toNoun({ kind: 'apply', at: left.at, target: left, args, form: 'prefix' })
  }
  const node: Apply = { kind: 'apply', at: target.at, target, args: [left, undefined], form: 'infix' }
  return { node, isVerb: false, isOpen: true }
}

/** Reads one term, with the arguments in brackets and the iterators that follow it: `x`, `f[1;2]`, `+/`, `{x}'[y]`. */
function parseTerm(cursor: Cursor): Phrase {
  let phrase = parseBase(cursor)
  for (;;) {
    const token = cursor.peek()
    if (token?.kind === 'iterator' && !token.isSpaced) {
      cursor.takeToken()
      phrase = toVerb({
        kind: 'derived',
        at: cursor.relativeOffset(token),
        iterator: token.text as IteratorName,
        target: phrase.node,
      })
    } else if (token?.text === '[' && token.kind === 'open') {
      phrase = toNoun(applyBrackets(cursor, phrase.node))
    } else return phrase
  }
}

const toVerb = (node: Node): Phrase => ({ node, isVerb: true, isOpen: false })

function applyBrackets(cursor: Cursor, target: Node): Node {
  const args = cursor.readItems(cursor.takeToken())
  const { at } = target
  if (target.kind === 'operator' && target.name === '$' && args.length > 2)
    return { kind: 'control', at, word: '$', args }
  if (target.kind === 'operator' && target.name === ':') return { kind: 'control', at, word: ':', args }
  if (target.kind === 'name' && isControlWord(target.name)) return { kind: 'control', at, word: target.name, args }
  const apply: Apply = { kind: 'apply', at: offsetOfVerb(target), target, args, form: 'brackets' }
  return apply
}

const isControlWord = (name: string) => name === 'if' || name === 'do' || name === 'while'

function parseBase(cursor: Cursor): Phrase {
  const token = cursor.takeToken()
  const at = cursor.relativeOffset(token)
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'symbol':
      return toNoun({ kind: 'constant', at, value: token.value ?? nil })
    case 'name':
      return parseName(cursor, token)
    case 'operator':
      return parseOperator(cursor, token)
    case 'iterator':
      // A backslash runs a command at the start of a line only, so `count \a` is an error.
      if (token.text === '\\' && !cursor.isAtEnd && cursor.peek()?.text !== '[')
        throw syntaxError(token.text, cursor.source, token.start)
      return toNoun({ kind: 'iterator', at, name: token.text as IteratorName })
    case 'open':
      return toNoun(parseOpen(cursor, token))
    default:
      throw syntaxError(token.text, cursor.source, token.start)
  }
}

function parseName(cursor: Cursor, token: Token): Phrase {
  if (isQueryWord(token.text)) return toNoun(parseQuery(cursor, token))
  return {
    node: { kind: 'name', at: cursor.relativeOffset(token), name: token.text },
    isVerb: cursor.rules.isInfixWord(token.text),
    isOpen: false,
  }
}

/** `+`, or the unary form `+:` if a colon touches it. `::` is the null. */
function parseOperator(cursor: Cursor, token: Token): Phrase {
  const at = cursor.relativeOffset(token)
  if (token.text === '::') return toNoun({ kind: 'constant', at, value: nil })
  const next = cursor.peek()
  const isUnary = token.text !== ':' && next?.text === ':' && next.kind === 'operator' && !next.isSpaced
  return toVerb({ kind: 'operator', at, name: isUnary ? token.text + cursor.takeToken().text : token.text })
}

function parseOpen(cursor: Cursor, open: Token): Node {
  if (open.text === '{') return parseLambda(cursor, open)
  if (open.text === '(') return parseParentheses(cursor, open)
  return { kind: 'block', at: cursor.relativeOffset(open), body: cursor.readItems(open) }
}

const maxParameters = 8

/** Reads a function after its opening brace. */
function parseLambda(cursor: Cursor, brace: Token): LambdaNode {
  const { parameters, body, end } = cursor.readInLambda(brace, () => ({
    parameters: parseParameters(cursor),
    body: cursor.readSeparated(() => cursor.readExpression()),
    end: cursor.takeCloser(brace).end,
  }))
  return {
    kind: 'lambda',
    at: cursor.relativeOffset(brace),
    source: cursor.source.slice(brace.start, end),
    parameters,
    body,
  }
}

function parseParameters(cursor: Cursor): LambdaNode['parameters'] {
  const open = cursor.takeIf('[')
  if (!open) return undefined
  const items = cursor.readItems(open)
  if (items.length > maxParameters) throw syntaxError('params', cursor.source, open.start)
  if (items.length === 1 && !items[0]) return []
  return items.map(item => toParameter(item, cursor.relativeOffset(open)))
}

/** A name or a pattern. A parameter left out becomes a pattern that matches anything. */
const toParameter = (node: Node | undefined, at: number): string | Node =>
  node?.kind === 'name' ? node.name : (node ?? { kind: 'return', at, value: undefined })

/** Reads an expression, a list, a table or a dictionary after its opening parenthesis. */
function parseParentheses(cursor: Cursor, open: Token): Node {
  return cursor.readInBrackets(open, () => {
    const bracket = cursor.takeIf('[')
    return bracket ? parseTable(cursor, open, bracket) : parseList(cursor, open)
  })
}

function parseList(cursor: Cursor, open: Token): Node {
  const at = cursor.relativeOffset(open)
  if (cursor.peek()?.text === ')') return { kind: 'list', at, items: [] }
  const items = cursor.readSeparated(() => cursor.readExpression())
  const [only] = items
  return items.length === 1 && only ? only : { kind: 'list', at, items }
}

/** Reads the table `([k:1 2]a:3 4)` or, without columns, the dictionary `([a:1;b:2])`. */
function parseTable(cursor: Cursor, open: Token, bracket: Token): TableNode | DictionaryNode {
  const at = cursor.relativeOffset(open)
  const entries = cursor.readInBrackets(bracket, () => parseEntries(cursor))
  if (cursor.peek()?.text === ')') return { kind: 'dictionary', at, entries: numberRepeatedNames(entries) }
  const columns = parseEntries(cursor)
  const all = numberRepeatedNames(requireValues(cursor, open, [...entries, ...columns]))
  return {
    kind: 'table',
    at,
    keys: entries.length ? all.slice(0, entries.length) : undefined,
    columns: all.slice(entries.length),
  }
}

/** Reads `a:1;b:2`, skipping empty parts. */
const parseEntries = (cursor: Cursor): EntryNode[] =>
  cursor.readSeparated(() => parseEntry(cursor)).filter(entry => entry !== undefined)

/** The entries as columns of a table, which may not lack a value. */
function requireValues(cursor: Cursor, open: Token, entries: EntryNode[]): NamedNode[] {
  return entries.map(entry => {
    if (!entry.value) throw syntaxError(')', cursor.source, open.start)
    return { ...entry, value: entry.value }
  })
}
