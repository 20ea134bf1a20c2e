import { nil } from '../values/nulls.ts'
import type { IteratorName, Value } from '../values/value.ts'
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
 * The statements of a source, between semicolons; undefined for empty ones, as after the semicolon of `a:1;`. After
 * `k)` operators may be unary. `isInfixWord` tells whether a keyword stands between its arguments, as `in` does.
 */
export function parse(source: string, isInfixWord: (name: string) => boolean): (Node | undefined)[] {
  const isK = source.startsWith('k)')
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment')
  const cursor = new Cursor(source, isK ? tokens.slice(2) : tokens, {
    isInfixWord,
    hasUnaryOperators: isK,
    readExpression: parseExpression,
  })
  const statements = cursor.separated(() => cursor.expression())
  const rest = cursor.peek()
  if (rest) throw syntaxError(rest.text, source, rest.start)
  return statements
}

/** Reads an expression up to its end: terms, each applied to all that stands on its right. */
function parseExpression(cursor: Cursor): Phrase | undefined {
  if (cursor.isAtEnd) return undefined
  return parseStatement(cursor) ?? continueAfter(cursor, parseTerm(cursor))
}

/** `:x` and `'x`; the same signs by themselves, before brackets or modified are verbs. */
function parseStatement(cursor: Cursor): Phrase | undefined {
  const token = cursor.peek()
  const next = cursor.peek(1)
  if (!token || !next || (token.text !== ':' && token.text !== "'")) return undefined
  if (token.kind === 'string' || next.kind === 'separator' || next.kind === 'close') return undefined
  if (!next.isSpaced && (next.text === '[' || next.kind === 'iterator')) return undefined
  cursor.takeToken()
  const at = cursor.at(token)
  const value = cursor.requiredExpression(token.text, token.start)
  return noun(token.text === ':' ? { kind: 'return', at, value } : { kind: 'signal', at, value })
}

function continueAfter(cursor: Cursor, left: Phrase): Phrase {
  if (cursor.isAtEnd) return left.isVerb ? { ...left, isOpen: true } : left
  const isAssignable = !left.isVerb || left.node.kind === 'name'
  if (isAssignable && isAssignment(cursor)) return parseAssign(cursor, left.node)
  if (left.isVerb) return applyPrefix(cursor, left)
  const statement = cursor.peek()?.text === "'" ? parseStatement(cursor) : undefined
  if (statement) return juxtapose(left.node, statement)
  const next = parseTerm(cursor)
  return next.isVerb ? applyInfix(cursor, left.node, next.node) : juxtapose(left.node, continueAfter(cursor, next))
}

/** A verb without a left argument. */
function applyPrefix(cursor: Cursor, { node }: Phrase): Phrase {
  const { start } = cursor.peek() ?? { start: 0 }
  const verb = node.kind === 'operator' ? unaryForm(cursor, node) : node
  const right = cursor.phrase()
  if (!right) throw syntaxError('nyi', cursor.source, start)
  return juxtapose(verb, right)
}

/** `#:` for itself. Operators have no unary form in q: `-x` raises the error `-`. */
function unaryForm(cursor: Cursor, operator: Operator): Operator {
  const { name, at } = operator
  if (/^\D+:$/.test(name)) return operator
  if (cursor.rules.hasUnaryOperators) return { ...operator, name: `${name}:` }
  throw syntaxError(name, cursor.source, cursor.offset(at))
}

function applyInfix(cursor: Cursor, left: Node, verb: Node): Phrase {
  const at = offsetOfVerb(verb)
  const right = cursor.phrase()
  const node: Apply = { kind: 'apply', at, target: verb, args: [left, right?.node], form: 'infix' }
  if (!right) return { node, isVerb: false, isOpen: true }
  if (!right.isOpen) return noun(node)
  return compose({ ...node, args: [left, undefined] }, right.node)
}

/** An error of `x+/y` is shown at its first sign. */
const offsetOfVerb = (verb: Node): number => (verb.kind === 'derived' ? offsetOfVerb(verb.target) : verb.at)

function juxtapose(target: Node, right: Phrase): Phrase {
  if (right.isOpen) return compose(target, right.node)
  return noun({ kind: 'apply', at: offsetOfVerb(target), target, args: [right.node], form: 'prefix' })
}

/** `count distinct@`: what follows lacks its argument, so both make a function. */
function compose(first: Node, rest: Node): Phrase {
  const functions = rest.kind === 'compose' ? [first, ...rest.functions] : [first, rest]
  return { node: { kind: 'compose', at: first.at, functions }, isVerb: false, isOpen: true }
}

const noun = (node: Node): Phrase => ({ node, isVerb: false, isOpen: false })

/** Whether an assignment follows: `:`, `::` or an operator with a colon that touches it, as in `x+:1`. */
function isAssignment(cursor: Cursor): boolean {
  const [first, second, third] = [cursor.peek(), cursor.peek(1), cursor.peek(2)]
  if (first?.kind !== 'operator') return false
  if (isColon(first)) return !touches(second, 'iterator')
  return touches(second, 'operator') && second?.text === ':' && !touches(third, 'iterator')
}

const isColon = (token: Token | undefined) => token?.text === ':' || token?.text === '::'

const touches = (token: Token | undefined, kind: Token['kind']) => token?.kind === kind && !token.isSpaced

/** Reads `:y`, `::y` or `+:y` after the target. Without y it is a verb that lacks its argument. */
function parseAssign(cursor: Cursor, left: Node): Phrase {
  const first = cursor.takeToken()
  const verb: Operator | undefined = isColon(first)
    ? undefined
    : { kind: 'operator', at: cursor.at(first), name: first.text }
  const colon = verb ? cursor.takeToken() : first
  const value = cursor.expression()
  if (!value)
    return assignsNothing(left, { kind: 'operator', at: cursor.at(first), name: (verb?.name ?? '') + colon.text })
  const { target, index } = splitIndex(left)
  const isGlobal = colon.text === '::'
  const node: Assign = {
    kind: 'assign',
    at: cursor.at(first),
    target,
    index,
    verb,
    value,
    isGlobal,
    source: isGlobal && !cursor.isInLambda ? cursor.textFrom(colon.end) : '',
  }
  return { node, isVerb: false, isOpen: false }
}

/** `x[1;2]` is the name x with two indices; a pattern stays whole. */
function splitIndex(node: Node): Pick<Assign, 'target' | 'index'> {
  const isIndexed = node.kind === 'apply' && node.form === 'brackets' && node.target.kind === 'name'
  return isIndexed ? { target: node.target, index: node.args } : { target: node, index: undefined }
}

/** `x:` lacks its argument; `f ::` applies f to the null. */
function assignsNothing(left: Node, target: Operator): Phrase {
  if (target.name === '::') {
    const args: Node[] = [{ kind: 'constant', at: target.at, value: nil }]
    return { node: { kind: 'apply', at: left.at, target: left, args, form: 'prefix' }, isVerb: false, isOpen: false }
  }
  const node: Apply = { kind: 'apply', at: target.at, target, args: [left, undefined], form: 'infix' }
  return { node, isVerb: false, isOpen: true }
}

/** Reads one term with the arguments in brackets and the iterators that follow it: `x`, `f[1;2]`, `+/`, `{x}'[y]`. */
function parseTerm(cursor: Cursor): Phrase {
  let phrase = parseBase(cursor)
  for (;;) {
    const token = cursor.peek()
    if (token?.kind === 'iterator' && !token.isSpaced) {
      cursor.takeToken()
      phrase = verb({
        kind: 'derived',
        at: cursor.at(token),
        iterator: token.text as IteratorName,
        target: phrase.node,
      })
    } else if (token?.text === '[' && token.kind === 'open') {
      phrase = noun(applyBrackets(cursor, phrase.node))
    } else return phrase
  }
}

const verb = (node: Node): Phrase => ({ node, isVerb: true, isOpen: false })

function applyBrackets(cursor: Cursor, target: Node): Node {
  const args = cursor.items(cursor.takeToken())
  const { at } = target
  if (target.kind === 'operator' && target.name === '$' && args.length > 2)
    return { kind: 'control', at, word: '$', args }
  if (target.kind === 'operator' && target.name === ':') return { kind: 'control', at, word: ':', args }
  if (target.kind === 'name' && isControlWord(target.name)) return { kind: 'control', at, word: target.name, args }
  const apply: Apply = { kind: 'apply', at: offsetOfTarget(target), target, args, form: 'brackets' }
  return apply
}

const isControlWord = (name: string) => name === 'if' || name === 'do' || name === 'while'

const offsetOfTarget = (node: Node): number => (node.kind === 'derived' ? offsetOfTarget(node.target) : node.at)

function parseBase(cursor: Cursor): Phrase {
  const token = cursor.takeToken()
  const at = cursor.at(token)
  switch (token.kind) {
    case 'number':
    case 'string':
    case 'symbol':
      return noun({ kind: 'constant', at, value: token.value as Value })
    case 'name':
      return parseName(cursor, token)
    case 'operator':
      return parseOperator(cursor, token)
    case 'iterator':
      // `count \a` does not run a command: only a line that starts with a backslash does.
      if (token.text === '\\' && !cursor.isAtEnd && cursor.peek()?.text !== '[')
        throw syntaxError(token.text, cursor.source, token.start)
      return noun({ kind: 'iterator', at, name: token.text as IteratorName })
    case 'open':
      return noun(parseOpen(cursor, token))
    default:
      throw syntaxError(token.text, cursor.source, token.start)
  }
}

function parseName(cursor: Cursor, token: Token): Phrase {
  if (isQueryWord(token.text)) return noun(parseQuery(cursor, token))
  return {
    node: { kind: 'name', at: cursor.at(token), name: token.text },
    isVerb: cursor.rules.isInfixWord(token.text),
    isOpen: false,
  }
}

/** `+`, or with a colon that touches it the unary form `+:`. `::` is the null. */
function parseOperator(cursor: Cursor, token: Token): Phrase {
  const at = cursor.at(token)
  if (token.text === '::') return noun({ kind: 'constant', at, value: nil })
  const next = cursor.peek()
  const isUnary = token.text !== ':' && next?.text === ':' && next.kind === 'operator' && !next.isSpaced
  return verb({ kind: 'operator', at, name: isUnary ? token.text + cursor.takeToken().text : token.text })
}

function parseOpen(cursor: Cursor, open: Token): Node {
  if (open.text === '{') return parseLambda(cursor, open)
  if (open.text === '(') return parseParentheses(cursor, open)
  return { kind: 'block', at: cursor.at(open), body: cursor.items(open) }
}

const maxParameters = 8

/** Reads a function after its opening brace. */
function parseLambda(cursor: Cursor, brace: Token): LambdaNode {
  const { parameters, body, end } = cursor.inLambda(brace, () => ({
    parameters: parseParameters(cursor),
    body: cursor.separated(() => cursor.expression()),
    end: cursor.close(brace).end,
  }))
  return {
    kind: 'lambda',
    at: cursor.at(brace),
    source: cursor.source.slice(brace.start, end),
    parameters,
    body,
    start: brace.start,
  }
}

function parseParameters(cursor: Cursor): LambdaNode['parameters'] {
  const open = cursor.takeIf('[')
  if (!open) return undefined
  const items = cursor.items(open)
  if (items.length > maxParameters) throw syntaxError('params', cursor.source, open.start)
  if (items.length === 1 && !items[0]) return []
  return items.map(item => parameterOf(item, cursor.at(open)))
}

/** A name, or a pattern; a parameter left out matches anything. */
const parameterOf = (node: Node | undefined, at: number): string | Node =>
  node?.kind === 'name' ? node.name : (node ?? { kind: 'return', at, value: undefined })

/** Reads after an opening parenthesis: an expression, a list, a table or a dictionary. */
function parseParentheses(cursor: Cursor, open: Token): Node {
  return cursor.inBrackets(open, () => {
    const bracket = cursor.takeIf('[')
    return bracket ? parseTable(cursor, open, bracket) : parseList(cursor, open)
  })
}

function parseList(cursor: Cursor, open: Token): Node {
  const at = cursor.at(open)
  if (cursor.peek()?.text === ')') return { kind: 'list', at, items: [] }
  const items = cursor.separated(() => cursor.expression())
  const [only] = items
  return items.length === 1 && only ? only : { kind: 'list', at, items }
}

/** `([k:1 2]a:3 4)`, or without columns `([a:1;b:2])`, a dictionary. */
function parseTable(cursor: Cursor, open: Token, bracket: Token): TableNode | DictionaryNode {
  const at = cursor.at(open)
  const entries = cursor.inBrackets(bracket, () => parseEntries(cursor))
  if (cursor.peek()?.text === ')') return { kind: 'dictionary', at, entries: numberRepeatedNames(entries) }
  const columns = parseEntries(cursor)
  const all = numberRepeatedNames(filled(cursor, open, [...entries, ...columns]))
  return {
    kind: 'table',
    at,
    keys: entries.length ? all.slice(0, entries.length) : undefined,
    columns: all.slice(entries.length),
  }
}

/** `a:1;b:2`; offsets with nothing in them are passed over. */
const parseEntries = (cursor: Cursor): EntryNode[] =>
  cursor.separated(() => parseEntry(cursor)).filter(entry => entry !== undefined)

function filled(cursor: Cursor, open: Token, entries: EntryNode[]): NamedNode[] {
  return entries.map(entry => {
    if (!entry.value) throw syntaxError(')', cursor.source, open.start)
    return { ...entry, value: entry.value }
  })
}
