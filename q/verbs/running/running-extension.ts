import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { Dictionary, type Value, type Vector } from '../../values/value.ts'
import { mapColumns } from '../arithmetic/combine-dictionaries.ts'

/** How a function that keeps the count of its list treats vectors and the items of general lists. */
interface Uniform {
  ofVector: (x: Vector) => Value
  ofItems: (items: readonly Value[]) => Value
}

/** Extends it to the values of dictionaries and the columns of tables; an atom is its own result. */
export function extendUniform({ ofVector, ofItems }: Uniform): (x: Value) => Value {
  function extended(x: Value): Value {
    switch (x.kind) {
      case 'atom':
        return x
      case 'vector':
        return ofVector(x)
      case 'list':
        return ofItems(x.items)
      case 'dictionary':
        return new Dictionary(x.keys, extended(x.values))
      case 'table':
        return mapColumns(x, extended)
      default:
        return signal('type')
    }
  }
  return extended
}

/** Every result on the way of combining items: `(1 2;3 4;5 6)` with `+` gives `(1 2;4 6;9 12)`. */
export function scanItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const results: Value[] = []
  for (const item of items) {
    const last = results.at(-1)
    results.push(last ? combine(last, item) : item)
  }
  return collapse(results)
}
