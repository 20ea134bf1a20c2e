import { readGlobal } from '../context/session.ts'
import { apply, call } from '../evaluate/apply.ts'
import { type Cell, readView } from '../evaluate/globals.ts'
import { leaveFunction, locateError } from '../evaluate/locate-errors.ts'
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
import { compileBlock, compileControl, compileReturn, compileSignal } from './control.ts'
import { compileLambda } from './lambda.ts'
import { compileQuery } from './query.ts'
import {
  type Code,
  cellOf,
  evaluateRightToLeft,
  type Frame,
  fullName,
  primitiveOf,
  type Scope,
  slotOf,
} from './scope.ts'

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
      const target = scope.compile(node.target)
      return frame => call(scope.session, iterator, target(frame))
    }
    case 'compose': {
      const functions = node.functions.map(each => scope.compile(each))
      return frame => new Composition(functions.map(code => code(frame)))
    }
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
  const items = node.items.map(item => item && scope.compile(item))
  const enlist = scope.session.findVerb('enlist')
  if (enlist && items.includes(undefined)) return frame => new Projection(enlist, evaluateRightToLeft(items, frame))
  return frame => toUniformList(evaluateRightToLeft(items, frame) as Value[])
}

/** `f x`, `f[x;y]`, `x+y`. The arguments are evaluated before the function. */
function compileApply(node: Apply, scope: Scope): Code {
  const args =
    node.form === 'brackets' && isEmptyBrackets(node) ? [() => nil] : node.args.map(arg => arg && scope.compile(arg))
  const verb = primitiveOf(node.target, scope)
  const [first, second] = args
  if (verb && first && args.length === 1 && verb.minRank === 1) return compileUnary(verb, first, node.at, scope)
  if (verb && first && second && args.length === 2 && verb.minRank <= 2 && verb.maxRank >= 2)
    return compileBinary(verb, first, second, node.at, scope)
  const target = scope.compile(node.target)
  if (node.form === 'infix' && first && !second) return frame => projectLeft(target, first, frame)
  return frame => {
    const values = evaluateRightToLeft(args, frame)
    held.push(values)
    const applied = target(frame)
    startStep()
    try {
      const result = apply(scope.session, applied, values)
      held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, node.at)
    }
  }
}

/** `2+` is `+[2]`. */
function projectLeft(target: Code, left: Code, frame: Frame): Value {
  const x = left(frame)
  return new Projection(target(frame), [x])
}

/** `f[]`, which applies f to `::`. */
const isEmptyBrackets = ({ args }: Apply) => !args.length || (args.length === 1 && !args[0])

function compileUnary({ run }: Primitive, arg: Code, at: number, scope: Scope): Code {
  return frame => {
    const x = arg(frame)
    const isHeld = hold(x)
    startStep()
    try {
      const result = run(x)
      if (isHeld) held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, at)
    }
  }
}

/** Holds an argument while it is needed, unless it is an atom. For a large one a verb needs room for two copies. */
function hold(value: Value): boolean {
  if (value.kind === 'atom') return false
  if (value.kind === 'vector' && value.length > manyItems) reserve(16 * value.length)
  held.push(value)
  return true
}

const manyItems = 2 ** 20

function compileBinary({ run }: Primitive, left: Code, right: Code, at: number, scope: Scope): Code {
  return frame => {
    const y = right(frame)
    const isRightHeld = hold(y)
    const x = left(frame)
    const isLeftHeld = hold(x)
    startStep()
    try {
      const result = run(x, y)
      if (isLeftHeld) held.pop()
      if (isRightHeld) held.pop()
      return result
    } catch (error) {
      throw locateError(error, scope, at)
    }
  }
}

/** `([] a:1 2 3; b:4)`. Lists must have the same count, and atoms are repeated to it. */
function compileTable(node: TableNode, scope: Scope): Code {
  const keys = node.keys?.length ? compileColumns(node.keys, scope) : undefined
  const columns = compileColumns(node.columns, scope)
  return frame => {
    const values = columns(frame)
    const keyValues = keys?.(frame)
    try {
      const rows = countRows([...(keyValues ?? []), ...values].map(([, value]) => value))
      const table = makeTable(values, rows)
      return keyValues ? new Dictionary(makeTable(keyValues, rows), table) : table
    } catch (error) {
      throw locateError(error, scope, node.at)
    }
  }
}

/** `([a:1;b:2])`. A dictionary with gaps, such as `([a:;b:2])`, is a projection of its missing values. */
function compileDictionary(node: DictionaryNode, scope: Scope): Code {
  const names = node.entries.map(({ name }) => name)
  const values = node.entries.map(({ value }) => value && scope.compile(value))
  const rank = values.length
  const make = new Primitive('!', 102, rank, rank, (...args) => new Dictionary(symbols(names), toUniformList(args)))
  if (values.includes(undefined)) return frame => new Projection(make, evaluateRightToLeft(values, frame))
  return frame => make.run(...(evaluateRightToLeft(values, frame) as Value[]))
}

type Columns = (readonly [string, Value])[]

/** Pairs of names and values, evaluated from the last to the first. */
function compileColumns(nodes: readonly NamedNode[], scope: Scope): (frame: Frame) => Columns {
  const names = nodes.map(({ name }) => name)
  const codes = nodes.map(({ value }) => scope.compile(value))
  return frame => {
    const values = evaluateRightToLeft(codes, frame)
    return names.map((name, i) => [name, values[i] ?? nil] as const)
  }
}

/** The count of the lists among the columns; signals `rank` for atoms alone. */
function countRows(values: readonly Value[]): number {
  const counts = new Set(values.filter(isList).map(countOf))
  if (counts.size > 1) signal('length')
  const [count] = counts
  return count ?? signal('rank')
}

const makeTable = (columns: Columns, rows: number) =>
  new Table(
    columns.map(([name]) => name),
    columns.map(([, value]) => fillRows(value, rows)),
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
    if (value === undefined) throw locateError(new QError(name, 'name'), scope, at)
    return value
  }
}

function compileGlobal(name: string, at: number, scope: Scope): Code {
  const cell = cellOf(scope, name)
  return () => {
    if (cell.value && !cell.view) return cell.value
    if (cell.view) return readViewOrLocateError(cell, at, scope)
    const value = readGlobalOrPart(name, scope)
    if (value === undefined) throw locateError(new QError(name, 'name'), scope, at)
    return value
  }
}

/** Errors show the computation of a view as a call of its own. */
function readViewOrLocateError(cell: Cell, at: number, scope: Scope): Value {
  try {
    return readView(cell)
  } catch (error) {
    throw locateError(leaveFunction(error), scope, at)
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
