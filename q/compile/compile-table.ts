import { locateError } from '../evaluate/locate-error.ts'
import type { DictionaryNode, NamedNode, TableNode } from '../syntax/ast.ts'
import { symbols } from '../values/construct.ts'
import { collapse, countOf } from '../values/items.ts'
import { fillRows } from '../values/items-at.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { isList } from '../values/type-of.ts'
import { Dictionary, Primitive, Projection, Table, type Value } from '../values/value.ts'
import { evaluateRightToLeft } from './evaluate-right-to-left.ts'
import type { Code, Frame, Scope } from './scope.ts'

/** `([] a:1 2 3; b:4)`: lists of one length; an atom stands for as many of itself. */
export function compileTable(node: TableNode, scope: Scope): Code {
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

/** `([a:1;b:2])`, a dictionary; with values left out, as in `([a:;b:2])`, a projection that asks for them. */
export function compileDictionary(node: DictionaryNode, scope: Scope): Code {
  const names = symbols(node.entries.map(({ name }) => name))
  const values = node.entries.map(({ value }) => value && scope.compile(value))
  const rank = values.length
  const make = new Primitive('!', 102, rank, rank, (...args) => new Dictionary(names, collapse(args)))
  if (values.includes(undefined)) return frame => new Projection(make, evaluateRightToLeft(values, frame))
  return frame => make.run(...(evaluateRightToLeft(values, frame) as Value[]))
}

type Columns = (readonly [string, Value])[]

/** Columns with their names, the last computed first. Those without a name are called x, x1, x2 and so on. */
function compileColumns(nodes: readonly NamedNode[], scope: Scope): (frame: Frame) => Columns {
  const names = nodes.map(({ name }) => name)
  const codes = nodes.map(({ value }) => scope.compile(value))
  return frame => {
    const values = evaluateRightToLeft(codes, frame)
    return names.map((name, i) => [name, values[i] ?? nil] as const)
  }
}

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
