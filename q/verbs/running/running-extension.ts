import { collapse } from '../../values/items.ts'
import type { Value, Vector } from '../../values/value.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'

/**
 * A function that keeps the count of its list, given what it does with a vector and with the items of a general list.
 * An atom is its own result.
 */
export const extendUniform = (
  ofVector: (x: Vector) => Value,
  ofItems: (items: readonly Value[]) => Value,
): ((x: Value) => Value) => extendUnary(x => (x.kind === 'atom' ? x : ofVector(x)), { ofItems })

/** Every result on the way of combining items: `(1 2;3 4;5 6)` with `+` gives `(1 2;4 6;9 12)`. */
export function scanItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const results: Value[] = []
  for (const item of items) {
    const last = results.at(-1)
    results.push(last ? combine(last, item) : item)
  }
  return collapse(results)
}
