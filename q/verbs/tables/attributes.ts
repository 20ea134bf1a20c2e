import { mapColumns } from '../../values/columns.ts'
import { symbol } from '../../values/construct.ts'
import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemsOf } from '../../values/items.ts'
import { type Attribute, Dictionary, List, Table, type Value, type Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { compareValues } from '../../vectors/compare.ts'
import { gradeColumns } from '../../vectors/grade.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import {
  isPartedData,
  isSortedData,
  isUniqueData,
  markSorted,
  unmarkSorted,
  withAttribute,
} from '../../vectors/vector-attributes.ts'

/** The keyword `attr`. The operator `#`, which sets attributes, is in `operators/hash.ts`. */
export const attributeVerbs: VerbTable = {
  attr: unary(x => symbol(attributeOf(x)), {
    shape: 'attr x',
    help: 'the attribute of a list: s, u, p, g, or nothing',
    examples: [
      ['attr asc 2 1', '`s'],
      ['attr `u#1 2', '`u'],
      ['attr 2 1', '`'],
    ],
  }),
}

/** The attribute of a value, empty if it has none. */
export function attributeOf(x: Value): Attribute {
  if (x.kind === 'vector' || x.kind === 'list') return x.attribute
  const isSorted = (x.kind === 'dictionary' && x.isStepped) || (x.kind === 'table' && x.isSorted)
  return isSorted ? 's' : ''
}

/** `` `s#x `` and the like: checks that the attribute holds and sets it; `` `#x `` removes the attribute. */
export function setAttribute(name: string, x: Value): Value {
  switch (name) {
    case '':
      return removeAttribute(x)
    case 's':
      return setSorted(x)
    case 'u':
    case 'p':
    case 'g':
      return setOnList(name, x)
    default:
      return signal('type')
  }
}

function removeAttribute(x: Value): Value {
  switch (x.kind) {
    case 'vector':
      return x.attribute === 's' ? unmarkSorted(x) : withAttribute(x, '')
    case 'list':
      return new List(x.items)
    case 'dictionary':
      return new Dictionary(x.keys, x.values)
    case 'table':
      return new Table(x.names, x.columns)
    default:
      return x
  }
}

/**
 * A sorted dictionary is a step function: a key between two finds the value of the lower. A sorted table is parted by its
 * first column.
 */
function setSorted(x: Value): Value {
  switch (x.kind) {
    case 'vector':
      return isSorted(x) ? markSorted(x) : signal('s-fail')
    case 'list':
      return isAscending(x.items) ? new List(x.items, 's') : signal('s-fail')
    case 'dictionary':
      return new Dictionary(setSortedKeys(x.keys), x.values, true)
    case 'table':
      return setSortedRows(x)
    default:
      return signal('type')
  }
}

function setSortedKeys(keys: Value): Value {
  if (keys.kind !== 'table') return setSorted(keys)
  requireSortedRows(keys)
  const [first] = keys.columns
  if (first?.kind === 'vector') markSorted(first)
  keys.isSorted = true
  return keys
}

function setSortedRows(table: Table): Table {
  requireSortedRows(table)
  const marked = markColumn(table, table.names[0] ?? '', 'p')
  return new Table(marked.names, marked.columns, true)
}

function requireSortedRows(table: Table): void {
  const order = gradeColumns(table.columns, false, countOf(table))
  if (order.some((index, i) => index !== i)) signal('s-fail')
}

/** Whether no item is less than the one before. */
export function isSorted(x: Vector): boolean {
  const plain = resolveEnumeration(x)
  return plain.kind === 'vector' ? isSortedData(plain.type, plain.data) : isAscending(itemsOf(plain))
}

const isAscending = (items: readonly Value[]) =>
  items.every((item, i) => !i || compareValues(items[i - 1] as Value, item) <= 0)

function setOnList(attribute: 'u' | 'p' | 'g', x: Value): Value {
  if (x.kind === 'list' && attribute === 'u') {
    const isUnique = codeItems(x).firsts.length === x.length
    return isUnique ? new List(x.items, 'u') : signal('u-fail')
  }
  if (x.kind !== 'vector') return signal('type')
  const holds = attribute === 'g' || (attribute === 'u' ? isUniqueData(x.data) : isPartedData(x.data))
  return holds ? withAttribute(x, attribute) : signal('u-fail')
}

/** The table with an attribute on one column, for which it must hold. */
export function markColumn(table: Table, name: string, attribute: Attribute): Table {
  const index = table.names.indexOf(name)
  const mark = (column: Value) => (column.kind === 'vector' ? withAttribute(column, attribute) : column)
  return mapColumns(table, (column, i) => (i === index ? mark(column) : column))
}
