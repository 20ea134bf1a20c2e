import { nil } from '../values/nil.ts'
import type { Apply, Assign, Node, Operator } from './ast.ts'
import type { Cursor, Phrase } from './cursor.ts'
import type { Token } from './token.ts'

/** Whether an assignment follows: `:`, `::` or an operator with a colon that touches it, as in `x+:1`. */
export function isAssignment(cursor: Cursor): boolean {
  const [first, second, third] = [cursor.peek(), cursor.peek(1), cursor.peek(2)]
  if (first?.kind !== 'operator') return false
  if (isColon(first)) return !touches(second, 'iterator')
  return touches(second, 'operator') && second?.text === ':' && !touches(third, 'iterator')
}

const isColon = (token: Token | undefined) => token?.text === ':' || token?.text === '::'

const touches = (token: Token | undefined, kind: Token['kind']) => token?.kind === kind && !token.isSpaced

/** Reads `:y`, `::y` or `+:y` after the target. Without y it is a verb that lacks its argument. */
export function parseAssign(cursor: Cursor, left: Node): Phrase {
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

/** `x[1;2]` is the name x with two indexes; a pattern stays whole. */
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
