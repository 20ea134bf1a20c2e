import { signal } from '../../values/q-error.ts'
import { Dictionary, List, type Value, type Vector } from '../../values/value.ts'
import { mapColumns } from '../arithmetic/combine-dictionaries.ts'
import { flip } from '../lists/flip.ts'
import { wholeNumber } from '../overloads/whole-number.ts'

/**
 * A function of the windows of a list, the item and those before it, `x` in all. Goes by columns in a table and in a
 * list of rows, and through the values of a dictionary.
 */
export function extendMoving(ofWindows: (width: number, y: Vector) => Value): (x: Value, y: Value) => Value {
  function extended(width: number, y: Value): Value {
    switch (y.kind) {
      case 'atom':
        return y
      case 'vector':
        return ofWindows(Math.min(width, y.data.length + 1), y)
      case 'list':
        return y.items.length ? flip(new List(columnsOf(y).map(column => extended(width, column)))) : y
      case 'dictionary':
        return new Dictionary(y.keys, extended(width, y.values))
      case 'table':
        return mapColumns(y, column => extended(width, column))
      default:
        return signal('type')
    }
  }
  return (x, y) => extended(Math.max(0, wholeNumber(x) || 0), y)
}

function columnsOf(rows: List): readonly Value[] {
  const columns = flip(rows)
  return columns.kind === 'list' ? columns.items : signal('type')
}
