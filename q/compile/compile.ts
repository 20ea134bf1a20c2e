import { readGlobal } from '../context/session.ts'
import { apply, call } from '../evaluate/apply.ts'
import { type Cell, readView } from '../evaluate/globals.ts'
import { leaveFunction } from '../evaluate/locate-errors.ts'
import type { Apply, DictionaryNode, ListNode, NamedNode, Node, TableNode } from '../syntax/ast.ts'
import { fillRows } from '../values/columns.ts'
import { emptyList, symbols } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { countOf, toUniformList } from '../values/items.ts'
import { held, reserve, spend, startStep } from '../values/meter.ts'
import { nil } from '../values/nulls.ts'
import { isList } from '../values/types.ts'
import { Composition, Dictionary, Primitive, Projection, Table, type Value } from '../values/value.ts'
import { temporalPart } from '../verbs/cast/cast.ts'
import { compileAssign } from './assign.ts'
import { compileAll, evaluateRightToLeft, makeOfChildren, type Values } from './children.ts'
import { compileBlock, compileControl, compileReturn, compileSignal } from './control.ts'
import { compileLambda } from './lambda.ts'
import { locateError } from './locate-error.ts'
import { compileQuery } from './query.ts'
import { type Code, cellOf, type Frame, fullName, primitiveOf, type Scope, slotOf } from './scope.ts'

/** Turns a node into code. As everywhere in q, the code evaluates arguments from right to left. */
export function compileNode(node: Node, scope: Scope): Code {
  spend(20)
  switch (node.kind) {
    case 'constant': {
      const { value } = node
      return () => value
    }
    case 'name':
      return compileName(node.name, node.at, scope)
    case 'operator':
    case 'iterator':
      return compileVerb(node.name, node.at, scope)
    case 'derived': {
      const iterator = requireVerb(node.iterator, node.at, scope)
      return makeOfChildren([scope.compile(node.target)], node, scope, ([target]) =>
        call(scope.session, iterator, target as Value),
      )
    }
    case 'compose':
      return makeOfChildren(
        compileAll(node.functions, scope),
        node,
        scope,
        functions => new Composition(functions as Value[]),
      )
    case 'apply':
      return compileApply(node, scope)
    case 'list':
      return compileList(node, scope)
    case 'table':
      return compileTable(node, scope)
    case 'dictionary':
      return compileDictionary(node, scope)
    case 'assign':
      return compileAssign(node, scope)
    case 'lambda':
      return compileLambda(node, scope)
    case 'control':
      return compileControl(node, scope)
    case 'block':
      return compileBlock(node.body, scope)
    case 'return':
      return compileReturn(node, scope)
    case 'signal':
      return compileSignal(node, scope)
    case 'query':
      return compileQuery(node, scope)
    default:
      return node satisfies never
  }
}

function compileVerb(name: string, at: number, scope: Scope): Code {
  const verb = requireVerb(name, at, scope)
  return () => verb
}

function requireVerb(name: string, at: number, scope: Scope): Value {
  const verb = scope.session.findVerb(name)
  if (!verb) throw locateError(new QError('nyi'), scope, at)
  return verb
}

/** `(a;b)`. A list with gaps, such as `(a;;b)`, is a projection of `enlist`. */
function compileList(node: ListNode, scope: Scope): Code {
  if (!node.items.length) return () => emptyList
  const items = compileAll(node.items, scope)
  const enlist = scope.session.findVerb('enlist')
  if (enlist && items.includes(undefined))
    return makeOfChildren(items, node, scope, values => new Projection(enlist, values))
  return makeOfChildren(items, node, scope, values => toUniformList(values as Value[]))
}

/** `f x`, `f[x;y]`, `x+y`. The arguments are evaluated before the function. */
function compileApply(node: Apply, scope: Scope): Code {
  const args = node.form === 'brackets' && isEmptyBrackets(node) ? [() => nil] : compileAll(node.args, scope)
  const verb = primitiveOf(node.target, scope)
  const [first, second] = args
  if (verb && first && args.length === 1 && verb.minRank === 1) return compileUnary(verb, first, node, scope)
  if (verb && first && second && args.length === 2 && verb.minRank <= 2 && verb.maxRank >= 2)
    return compileBinary(verb, first, second, node, scope)
  const target = scope.compile(node.target)
  // `2+` is `+[2]`.
  if (node.form === 'infix' && first && !second)
    return makeOfChildren([target, first], node, scope, ([f, x]) => new Projection(f as Value, [x]))
  return frame => {
    let values: Values | undefined
    let applied: Value | undefined
    try {
      values = evaluateRightToLeft(args, frame)
      held.push(values)
      applied = target(frame)
      startStep()
      const result = apply(scope.session, applied, values)
      held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, node, frame, values, applied)
    }
  }
}

/** `f[]`, which applies f to `::`. */
const isEmptyBrackets = ({ args }: Apply) => !args.length || (args.length === 1 && !args[0])

function compileUnary(verb: Primitive, arg: Code, node: Node, scope: Scope): Code {
  const { run } = verb
  return frame => {
    let x: Value | undefined
    try {
      x = arg(frame)
      const isHeld = x.kind !== 'atom' && hold(x)
      startStep()
      const result = run(x)
      if (isHeld) held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, node, frame, [x], verb)
    }
  }
}

/**
 * Holds an argument, which is no atom, while it is needed. For a large one a verb needs room for two copies. Its items count as
 * steps, since verbs may read them all without allocating anything.
 */
function hold(value: Value): boolean {
  if (value.kind === 'vector' || value.kind === 'list') spend(value.length >> 4)
  if (value.kind === 'vector' && value.length > manyItems) reserve(16 * value.length)
  held.push(value)
  return true
}

const manyItems = 2 ** 20

function compileBinary(verb: Primitive, left: Code, right: Code, node: Node, scope: Scope): Code {
  const { run } = verb
  return frame => {
    let x: Value | undefined
    let y: Value | undefined
    try {
      y = right(frame)
      const isRightHeld = y.kind !== 'atom' && hold(y)
      x = left(frame)
      startStep()
      // Two atoms, the usual arguments in a loop, need no holding.
      if (!isRightHeld && x.kind === 'atom') return run(x, y)
      const isLeftHeld = x.kind !== 'atom' && hold(x)
      const result = run(x, y)
      if (isLeftHeld) held.pop()
      if (isRightHeld) held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, node, frame, [x, y], verb)
    }
  }
}

/** `([] a:1 2 3; b:4)`. Lists must have the same count, and atoms are repeated to it. */
function compileTable(node: TableNode, scope: Scope): Code {
  const { columns, keys = [] } = node
  const codes = [...keys, ...columns].map(({ value }) => scope.compile(value))
  return frame => {
    let values: Values | undefined
    try {
      values = evaluateRightToLeft(codes, frame)
      const rows = countRows(values as Value[])
      const table = makeTable(columns, values.slice(keys.length) as Value[], rows)
      return keys.length ? new Dictionary(makeTable(keys, values as Value[], rows), table) : table
    } catch (error) {
      throw locateError(error, scope, node, frame, values)
    }
  }
}

/** `([a:1;b:2])`. A dictionary with gaps, such as `([a:;b:2])`, is a projection of its missing values. */
function compileDictionary(node: DictionaryNode, scope: Scope): Code {
  const names = node.entries.map(({ name }) => name)
  const values = node.entries.map(({ value }) => value && scope.compile(value))
  const rank = values.length
  const make = new Primitive('!', 102, rank, rank, (...args) => new Dictionary(symbols(names), toUniformList(args)))
  if (values.includes(undefined)) return makeOfChildren(values, node, scope, items => new Projection(make, items))
  return makeOfChildren(values, node, scope, items => make.run(...(items as Value[])))
}

/** The count of the lists among the columns; signals `rank` for atoms alone. */
function countRows(values: readonly Value[]): number {
  const counts = new Set(values.filter(isList).map(countOf))
  if (counts.size > 1) signal('length')
  const [count] = counts
  return count ?? signal('rank')
}

const makeTable = (columns: readonly NamedNode[], values: readonly Value[], rows: number) =>
  new Table(
    columns.map(({ name }) => name),
    columns.map((_, i) => fillRows(values[i] ?? nil, rows)),
  )

/** Reads a name: a column, a local, a keyword, a global, or a part of a global (`t.price`, `d.month`). */
function compileName(name: string, at: number, scope: Scope): Code {
  const slot = slotOf(scope, name)
  const verb = slot < 0 ? scope.session.findVerb(name) : undefined
  if (verb && scope.columns !== 'before verbs') return () => verb
  const otherwise = verb ? () => verb : compileVariable(name, slot, at, scope)
  return scope.columns === 'none' ? otherwise : frame => frame.lookup?.(name) ?? otherwise(frame)
}

function compileVariable(name: string, slot: number, at: number, scope: Scope): Code {
  if (slot >= 0) return compileLocal(name, slot, at, scope)
  if (name === '.z.s' && scope.locals) return () => scope.self.lambda ?? nil
  // Only a parse tree can contain a file symbol as a name.
  return name.startsWith(':') ? () => readGlobal(scope.session, name) : compileGlobal(name, at, scope)
}

function compileLocal(name: string, slot: number, at: number, scope: Scope): Code {
  return frame => {
    const value = frame.locals[slot]
    if (value === undefined) throw locateError(new QError(name, 'name'), scope, at, frame)
    return value
  }
}

function compileGlobal(name: string, at: number, scope: Scope): Code {
  const cell = cellOf(scope, name)
  return frame => {
    if (cell.value && !cell.view) return cell.value
    if (cell.view) return readViewOrLocateError(cell, at, scope, frame)
    const value = readGlobalOrPart(name, scope)
    if (value === undefined) throw locateError(new QError(name, 'name'), scope, at, frame)
    return value
  }
}

/** Errors show the computation of a view as a call of its own. */
function readViewOrLocateError(cell: Cell, at: number, scope: Scope, frame: Frame): Value {
  try {
    return readView(cell)
  } catch (error) {
    throw locateError(leaveFunction(error), scope, at, frame)
  }
}

/** The value of a global, or a part of a temporal one: `d.month`. */
function readGlobalOrPart(name: string, scope: Scope): Value | undefined {
  const full = fullName(name, scope.context)
  const value = scope.globals.get(full)
  if (value !== undefined) return value
  const dot = full.lastIndexOf('.')
  if (dot <= 0) return undefined
  const owner = scope.globals.get(full.slice(0, dot))
  return owner && temporalPart(owner, full.slice(dot + 1))
}
