import { symbols } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isKeyedTable } from '../../values/type-of.ts'
import { type Atom, Dictionary, type Value, type Vector } from '../../values/value.ts'

/** How an aggregate function treats each kind of argument that is not made of others. */
export interface Aggregate {
  /** By default an atom is its own result. */
  ofAtom?: (x: Atom) => Value
  ofVector: (x: Vector) => Value
  /** For the items of a general list: rows of a matrix, or atoms of several types. */
  ofItems: (items: readonly Value[]) => Value
}

/**
 * A function that reduces lists: of a dictionary it takes the values, of a table it reduces each column. The `sum` of
 * `([]a:1 2;b:3 4)` is `` `a`b!3 7``.
 */
export function extendAggregate({ ofAtom, ofVector, ofItems }: Aggregate): (x: Value) => Value {
  function extended(x: Value): Value {
    switch (x.kind) {
      case 'atom':
        return ofAtom ? ofAtom(x) : x
      case 'vector':
        return ofVector(x)
      case 'list':
        return ofItems(x.items)
      case 'dictionary':
        return extended(x.values)
      case 'table':
        return new Dictionary(symbols(x.names), collapse(x.columns.map(extended)))
      default:
        return signal('type')
    }
  }
  return extended
}

/** Combines items from the first to the last: `(1 2;3 4;5 6)` with `+` gives `9 12`. */
export function foldItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const [first, ...rest] = items
  return first ? rest.reduce(combine, first) : signal('length')
}

export const areAtoms = (items: readonly Value[]): items is readonly Atom[] => items.every(item => item.kind === 'atom')

/** A function that reduces two lists to one item, of dictionaries their values. */
export const extendPairAggregate =
  (reduce: (x: Value, y: Value) => Value) =>
  (x: Value, y: Value): Value =>
    reduce(valuesOfDictionary(x), valuesOfDictionary(y))

const valuesOfDictionary = (x: Value): Value => (x.kind === 'dictionary' && !isKeyedTable(x) ? x.values : x)
