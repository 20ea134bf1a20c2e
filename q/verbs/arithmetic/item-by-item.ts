import { mapColumns } from '../../values/columns.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemAt, toUniformList } from '../../values/items.ts'
import { matches } from '../../values/match.ts'
import { spend } from '../../values/meter.ts'
import { internSymbol } from '../../values/symbols.ts'
import { isSimple, type Simple, Type } from '../../values/types.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { uniteKeys } from '../tables/join.ts'

/** How a function treats the items of a general list, `()` and functions, unless it treats them as `extendUnary` does. */
interface OtherCases<Rest extends unknown[]> {
  ofItems?: (items: readonly Value[], ...rest: Rest) => Value
  ofEmptyList?: (...rest: Rest) => Value
  ofFunction?: (x: Value, ...rest: Rest) => Value
}

/**
 * Extends `leaf`, a function of atoms and vectors, to lists, dictionaries and tables at every depth: `neg (1 2;3)` gives
 * `(-1 -2;-3)`. Functions signal `type`. Arguments after the first are passed on.
 */
export function extendUnary<Rest extends unknown[]>(
  leaf: (x: Simple, ...rest: Rest) => Value,
  { ofItems, ofEmptyList, ofFunction }: OtherCases<Rest> = {},
): (x: Value, ...rest: Rest) => Value {
  function extended(x: Value, ...rest: Rest): Value {
    spend(5)
    switch (x.kind) {
      case 'atom':
      case 'vector':
        return leaf(x, ...rest)
      case 'list':
        if (ofItems) return ofItems(x.items, ...rest)
        if (ofEmptyList && !x.length) return ofEmptyList(...rest)
        return toUniformList(x.items.map(item => extended(item, ...rest)))
      case 'dictionary':
        return new Dictionary(x.keys, extended(x.values, ...rest))
      case 'table':
        return mapColumns(x, column => extended(column, ...rest))
      default:
        return ofFunction ? ofFunction(x, ...rest) : signal('type')
    }
  }
  return extended
}

/**
 * Extends `leaf`, a function of two atoms or vectors, to values of all kinds by pairing their items at every depth, an
 * atom with each item of a list. Dictionaries and tables are paired by their keys; a value without a partner stays
 * unless `unpaired` says otherwise. Signals `length` if the counts differ.
 */
export function extendBinary(leaf: (x: Simple, y: Simple) => Value, unpaired: Partial<Unpaired> = {}): Binary {
  const onUnpaired: Unpaired = { ofLeft: value => value, ofRight: value => value, ...unpaired }
  function extended(x: Value, y: Value): Value {
    if (x.kind === 'atom' && y.kind === 'atom') return leaf(x, y)
    if (isSimple(x) && isSimple(y)) {
      if (x.kind === 'vector' && y.kind === 'vector' && x.length !== y.length) signal('length')
      return leaf(x, y)
    }
    if (isKeyed(x)) return isKeyed(y) ? pairKeyed(x, y, extended, onUnpaired) : pairLeft(x, y, extended)
    if (isKeyed(y)) return pairLeft(y, x, (value, other) => extended(other, value))
    return pairItems(x, y, extended)
  }
  return extended
}

type Binary = (x: Value, y: Value) => Value

/** What becomes of values whose key the other dictionary does not have. */
interface Unpaired {
  ofLeft: (value: Value) => Value
  ofRight: (value: Value) => Value
}

const isKeyed = (value: Value): value is Dictionary | Table => value.kind === 'dictionary' || value.kind === 'table'

function pairKeyed(x: Dictionary | Table, y: Dictionary | Table, pair: Binary, unpaired: Unpaired): Value {
  if (x.kind === 'table') return y.kind === 'table' ? combineTables(x, y, pair, unpaired) : pairTable(x, y, pair)
  if (y.kind === 'table') return pairTable(y, x, (value, other) => pair(other, value))
  return combineDictionaries(x, y, pair, unpaired)
}

/** A table with a dictionary: a keyed table is paired by rows, one whose keys are column names by columns. */
function pairTable(x: Table, y: Dictionary, pair: Binary): Value {
  if (y.keys.kind === 'table') return new Dictionary(y.keys, pair(x, y.values))
  return mapColumns(x, (column, index) => {
    const key = indexOfName(y, x.names[index] as string)
    return key < 0 ? column : pair(column, itemAt(y.values, key))
  })
}

/** A dictionary or table with an atom or list; the items of the list belong to the keys or columns. */
function pairLeft(x: Dictionary | Table, y: Value, pair: Binary): Value {
  if (x.kind === 'dictionary') return new Dictionary(x.keys, pair(x.values, y))
  if (y.kind !== 'vector' && y.kind !== 'list') return mapColumns(x, column => pair(column, y))
  if (countOf(y) !== x.columns.length) signal('length')
  return mapColumns(x, (column, index) => pair(column, itemAt(y, index)))
}

function pairItems(x: Value, y: Value, pair: Binary): Value {
  const isList = { x: hasItems(x), y: hasItems(y) }
  if (isList.x && isList.y && countOf(x) !== countOf(y)) signal('length')
  const items: Value[] = []
  const count = isList.x ? countOf(x) : countOf(y)
  for (let i = 0; i < count; i++) {
    spend(5)
    items.push(pair(isList.x ? itemAt(x, i) : x, isList.y ? itemAt(y, i) : y))
  }
  return toUniformList(items)
}

/** Whether the value is a vector or list; signals `type` for functions. */
function hasItems(value: Value): boolean {
  if (value.kind === 'vector' || value.kind === 'list') return true
  return value.kind === 'atom' ? false : signal('type')
}

/**
 * Pairs the values of keys that both have. Adding `` `a`b!1 2`` and `` `b`c!10 20`` gives `` `a`b`c!1 12 20``, where 1
 * and 20 are unpaired.
 */
function combineDictionaries(x: Dictionary, y: Dictionary, pair: Binary, unpaired: Unpaired): Dictionary {
  if (matches(x.keys, y.keys)) return new Dictionary(x.keys, pair(x.values, y.values))
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  const count = countOf(x.keys)
  const values = Array.from(takenFrom, (index, i) => {
    spend(5)
    if (index < count) return unpaired.ofLeft(itemAt(x.values, i))
    const right = itemAt(y.values, index - count)
    return i < count ? pair(itemAt(x.values, i), right) : unpaired.ofRight(right)
  })
  return new Dictionary(keys, toUniformList(values, x.values))
}

/** Pairs the columns of two tables by their names, as `combineDictionaries` does with values. */
function combineTables(x: Table, y: Table, pair: Binary, unpaired: Unpaired): Table {
  const names = [...new Set([...x.names, ...y.names])]
  const columns = names.map(name => {
    const left = x.columns[x.names.indexOf(name)]
    const right = y.columns[y.names.indexOf(name)]
    if (left) return right ? pair(left, right) : unpaired.ofLeft(left)
    return unpaired.ofRight(right as Value)
  })
  return new Table(names, columns)
}

/** The index of a name among the keys of a dictionary of symbols; -1 if it is none of them. */
function indexOfName({ keys }: Dictionary, name: string): number {
  if (keys.kind !== 'vector' || keys.type !== Type.symbol) return -1
  return (keys.data as Int32Array).indexOf(internSymbol(name))
}
