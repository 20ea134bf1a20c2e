import { signal } from '../../values/q-error.ts'
import type { Simple } from '../../values/type-of.ts'
import { List, type Value, type Vector } from '../../values/value.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'
import { flip } from '../lists/flip.ts'
import { wholeNumber } from '../overloads/whole-number.ts'

/**
 * A function of the windows of a list, the item and those before it, `x` in all. Goes by columns in a table and in a
 * list of rows, and through the values of a dictionary.
 */
export function extendMoving(ofWindows: (width: number, y: Vector) => Value): (x: Value, y: Value) => Value {
  const extended = extendUnary(
    (y: Simple, width: number) => (y.kind === 'atom' ? y : ofWindows(Math.min(width, y.data.length + 1), y)),
    { ofItems: ofRows },
  )
  function ofRows(rows: readonly Value[], width: number): Value {
    return rows.length ? flip(new List(columnsOf(rows).map(column => extended(column, width)))) : new List(rows)
  }
  return (x, y) => extended(y, Math.max(0, wholeNumber(x) || 0))
}

function columnsOf(rows: readonly Value[]): readonly Value[] {
  const columns = flip(new List(rows))
  return columns.kind === 'list' ? columns.items : signal('type')
}
