import { compileBlock } from '../compile/control.ts'
import { childrenOf, type Unfinished } from '../compile/locate-error.ts'
import type { Frame, Scope } from '../compile/scope.ts'
import { toQError } from '../evaluate/locate-errors.ts'
import type { Apply, Assign, Control, NamedNode, Node } from '../syntax/ast.ts'
import { long } from '../values/construct.ts'
import { type QError, signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

type Nodes = readonly (Node | undefined)[]
type Values = readonly (Value | undefined)[]

/**
 * Goes on where an error stopped, with `value` as the result of what failed. Each record of the error finishes one piece of code:
 * its node is compiled again with constants in place of the parts that have been evaluated. An error on the way has the frames
 * that are still to be finished.
 */
export function resume(error: QError, value: Value): Value {
  const records = error.unfinished as readonly Unfinished[]
  const start = startOf(error)
  let result = value
  for (let i = start; i < records.length; i++) {
    const record = records[i]
    if (!record || record.code === childrenOf) continue
    const before = records[i - 1]
    const children = i > start && before?.code === childrenOf ? (before.parts as Values) : undefined
    try {
      result = finish(record, children, result)
    } catch (thrown) {
      throw addOuterFrames(thrown, error, i)
    }
  }
  return result
}

/** The record of what failed, where going on starts. */
const startOf = ({ frames }: QError) => frames[0]?.start ?? 0

/** Signals `nyi` if a function was called by an iterator, a query or a trap, whose own state is lost. */
export function requireFinishable(error: QError) {
  for (const { code, parts, f } of (error.unfinished as readonly Unfinished[]).slice(startOf(error) + 1)) {
    if (typeof code !== 'object' || 'length' in code) continue
    if (code.kind === 'query' && parts[0]) signal('nyi: cannot resume inside a query')
    if (f && code.kind === 'apply' && !findMissing(code.args, parts as Values) && !passesResultOn(f, code.args.length))
      signal(`nyi: cannot resume inside ${nameOf(f)}`)
  }
}

/** Whether the result of a function that f calls is that of f. */
function passesResultOn(f: Value, count: number): boolean {
  switch (f.kind) {
    case 'lambda':
      return true
    case 'projection':
      return passesResultOn(f.target, f.args.length)
    case 'atom':
      return f.type === Type.symbol || Number(f.item) === 0
    case 'primitive':
      return /^(?:[@.]|value|get|eval|reval|system)$/.test(f.name) && count <= 2
    default:
      return false
  }
}

function nameOf(f: Value): string {
  if (f.kind === 'primitive') return f.name
  if (f.kind === 'projection') return nameOf(f.target)
  if (f.kind === 'atom' && f.type === Type.symbol) return symbolText(f.item)
  return f.kind === 'derived' ? f.iterator : f.kind
}

/** The error of code that went on, with the frames and the unfinished code of `before` that lie outside of its record `done`. */
function addOuterFrames(thrown: unknown, before: QError, done: number): unknown {
  if (!(thrown instanceof Error)) return thrown
  const error = toQError(thrown)
  const { frames, unfinished } = error
  const shift = unfinished.length - done - 1
  const present = before.frames.findLast(({ start = 0 }) => start <= done)
  if (!error.isLocated && present) frames.push({ ...present, start: Math.max(0, unfinished.length - 1) })
  for (const frame of before.frames)
    if (frame.start !== undefined && frame.start > done) frames.push({ ...frame, start: frame.start + shift })
  unfinished.push(...before.unfinished.slice(done + 1))
  return error
}

/** The value of the code of a record, given that of the part that failed. `children` are the parts that it had in a list. */
function finish({ scope, code, frame, parts, f }: Unfinished, children: Values | undefined, value: Value): Value {
  if (typeof code === 'function') return code(value)
  if (typeof code === 'number' || !scope || !frame) return value
  if ('length' in code) return run([known(value), ...code.slice(Number(parts[0]) + 1)], scope, frame)
  const rest =
    code.kind === 'assign'
      ? withKnownAssignment(code, parts as Values, children, f, value)
      : withKnownParts(code, (children ?? parts) as Values, f, value)
  return rest ? run([rest], scope, frame) : value
}

const run = (body: Nodes, scope: Scope, frame: Frame) => compileBlock(body, scope)(frame)

const known = (value: Value): Node => ({ kind: 'constant', at: 0, value })

/** A node with constants in place of the parts that are known. Undefined if all of them are: then the node itself failed. */
function withKnownParts(node: Node, parts: Values, f: Value | undefined, value: Value): Node | undefined {
  switch (node.kind) {
    case 'apply':
      return withKnownArguments(node, parts, f, value)
    case 'list':
      return mapMissing(node.items, parts, value, items => ({ ...node, items }))
    case 'compose':
      return mapMissing(node.functions, parts, value, functions => ({ ...node, functions: functions as Node[] }))
    case 'table': {
      const { keys = [], columns } = node
      const values = [...keys, ...columns].map(each => each.value)
      return mapMissing(values, parts, value, all => ({
        ...node,
        keys: node.keys && replaceValues(keys, all),
        columns: replaceValues(columns, all.slice(keys.length)),
      }))
    }
    case 'dictionary': {
      const values = node.entries.map(each => each.value)
      return mapMissing(values, parts, value, all => ({
        ...node,
        entries: node.entries.map((entry, i) => ({ ...entry, value: all[i] })),
      }))
    }
    case 'derived':
      return { ...node, target: known(value) }
    case 'control':
      return withKnownCondition(node, parts, value)
    case 'return':
    case 'signal':
      return { ...node, value: known(value) }
    case 'query':
      return parts[0] ? undefined : { ...node, from: known(value) }
    default:
      return undefined
  }
}

const replaceValues = (columns: readonly NamedNode[], values: Nodes): NamedNode[] =>
  columns.map((column, i) => ({ ...column, value: values[i] ?? column.value }))

/** Passes the children to `make`, as constants as far as they are known; undefined if all are. */
function mapMissing<Made>(children: Nodes, parts: Values, value: Value, make: (known: (Node | undefined)[]) => Made) {
  const missing = findMissing(children, parts)
  if (!missing) return undefined
  return make(
    children.map((child, i) => {
      const part = i === missing.index ? value : i > missing.index ? parts[i] : undefined
      return child && part ? known(part) : child
    }),
  )
}

/** The child that failed: the last one without a value, since children are evaluated from right to left. */
function findMissing(children: Nodes, parts: Values): { index: number } | undefined {
  const index = children.findLastIndex((child, i) => child && !parts[i])
  return index < 0 ? undefined : { index }
}

function withKnownArguments(node: Apply, parts: Values, f: Value | undefined, value: Value): Node | undefined {
  const { target, args } = node
  if (node.form === 'infix' && args[0] && !args[1])
    return mapMissing([target, args[0]], parts, value, ([function_ = target, x]) => ({
      ...node,
      target: function_,
      args: [x, undefined],
    }))
  const rest = mapMissing(args, parts, value, all => ({ ...node, args: all }))
  if (rest || f) return rest
  return { ...node, target: known(value), args: args.map((arg, i) => arg && known(parts[i] ?? nil)) }
}

/** `x:y` has no parts, `x+:y` the old value, y and the new one, `x[i]:y` y and the indices, a pattern y. */
function withKnownAssignment(
  node: Assign,
  parts: Values,
  indices: Values | undefined,
  f: Value | undefined,
  value: Value,
): Node | undefined {
  const isOperator = node.verb && !node.index
  const y = isOperator ? parts[1] : parts[0]
  if (!y) return { ...node, value: known(value) }
  if (isOperator && f && !parts[2]) return { ...node, verb: undefined, value: known(value) }
  if (!indices || !node.index) return undefined
  return mapMissing(node.index, indices, value, index => ({ ...node, index, value: known(y) }))
}

function withKnownCondition(node: Control, [state]: readonly unknown[], value: Value): Node {
  const [first, ...body] = node.args
  const withFirst = (constant: Value, others: Nodes) => ({ ...node, args: [known(constant), ...others] })
  switch (node.word) {
    case '$':
      return withFirst(value, node.args.slice(Number(state) + 1))
    case ':':
      return withFirst(value, body)
    case 'if':
      return state === undefined ? withFirst(value, body) : known(nil)
    case 'while':
      return state === undefined
        ? { ...node, word: 'if', args: [known(value), ...body, node] }
        : { ...node, args: [first, ...body] }
    case 'do':
      return state === undefined ? withFirst(value, body) : withFirst(long(Number(state) - 1), body)
    default:
      return node.word satisfies never
  }
}
