import type { Apply, Node, Operator } from './ast.ts'
import type { Cursor, Phrase } from './cursor.ts'
import { isAssignment, parseAssign } from './parse-assign.ts'
import { parseTerm } from './parse-term.ts'
import { syntaxError } from './syntax-error.ts'

/** Reads an expression up to its end: terms, each applied to all that stands on its right. */
export function parseExpression(cursor: Cursor): Phrase | undefined {
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
  const at = placeOfVerb(verb)
  const right = cursor.phrase()
  const node: Apply = { kind: 'apply', at, target: verb, args: [left, right?.node], form: 'infix' }
  if (!right) return { node, isVerb: false, isOpen: true }
  if (!right.isOpen) return noun(node)
  return compose({ ...node, args: [left, undefined] }, right.node)
}

/** An error of `x+/y` is shown at its first sign. */
const placeOfVerb = (verb: Node): number => (verb.kind === 'derived' ? placeOfVerb(verb.target) : verb.at)

function juxtapose(target: Node, right: Phrase): Phrase {
  if (right.isOpen) return compose(target, right.node)
  return noun({ kind: 'apply', at: placeOfVerb(target), target, args: [right.node], form: 'prefix' })
}

/** `count distinct@`: what follows lacks its argument, so both make a function. */
function compose(first: Node, rest: Node): Phrase {
  const functions = rest.kind === 'compose' ? [first, ...rest.functions] : [first, rest]
  return { node: { kind: 'compose', at: first.at, functions }, isVerb: false, isOpen: true }
}

const noun = (node: Node): Phrase => ({ node, isVerb: false, isOpen: false })
