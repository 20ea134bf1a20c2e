import { exactLong } from './exact-long.ts'
import { spend } from './meter.ts'
import { Type } from './types.ts'
import type { Item, Value, Vector } from './value.ts'

/** `x~y`: whether type, shape and items are the same. Floats match within the tolerance; attributes are ignored. */
export function matches(x: Value, y: Value): boolean {
  if (x === y) return true
  switch (x.kind) {
    case 'atom':
      return y.kind === 'atom' && x.type === y.type && x.domain === y.domain && itemsMatch(x.type, x.item, y.item)
    case 'vector':
      return y.kind === 'vector' && vectorsMatch(x, y)
    case 'list':
      return y.kind === 'list' && allMatch(x.borrow(), y.borrow())
    case 'dictionary':
      return y.kind === 'dictionary' && matches(x.keys, y.keys) && matches(x.values, y.values)
    case 'table':
      return y.kind === 'table' && allSame(x.names, y.names) && allMatch(x.columns, y.columns)
    case 'lambda':
      return y.kind === 'lambda' && x.source === y.source && x.context === y.context
    case 'projection':
      return y.kind === 'projection' && matches(x.target, y.target) && allMatch(x.args, y.args)
    case 'composition':
      return y.kind === 'composition' && allMatch(x.functions, y.functions)
    case 'derived':
      return y.kind === 'derived' && x.type === y.type && matches(x.target, y.target)
    case 'primitive':
    case 'iterator':
      return y.kind === x.kind && x.name === y.name && x.type === y.type
    default:
      return x satisfies never
  }
}

/** Whether two items of one type are the same; a null matches a null. */
export function itemsMatch(type: number, x: Item, y: Item): boolean {
  if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return true
  if (typeof x !== typeof y) return exactLong(x) === exactLong(y)
  return type === Type.float && areNearlyEqual(Number(x), Number(y))
}

/** Relative tolerance: floats compare equal if they differ by no more than this part of the larger. */
export const floatTolerance = 2 ** -43

/** Unlike `=`, a match needs both floats to be finite and neither to be 0. */
function areNearlyEqual(x: number, y: number): boolean {
  if (x === y) return true
  if (!x || !y || !Number.isFinite(x) || !Number.isFinite(y)) return false
  return Math.abs(x - y) <= floatTolerance * Math.max(Math.abs(x), Math.abs(y))
}

function vectorsMatch(x: Vector, y: Vector): boolean {
  if (x.type !== y.type || x.domain !== y.domain || x.length !== y.length) return false
  spend(x.length >> 3)
  const [items, others] = [x.borrow(), y.borrow()]
  for (let i = 0; i < items.length; i++) if (!itemsMatch(x.type, items[i] as Item, others[i] as Item)) return false
  return true
}

const allSame = (x: readonly string[], y: readonly string[]) =>
  x.length === y.length && x.every((name, i) => name === y[i])

/** Whether values match pairwise; arguments left out, which are undefined, match each other. */
const allMatch = (x: readonly (Value | undefined)[], y: readonly (Value | undefined)[]) =>
  x.length === y.length &&
  x.every((item, i) => {
    spend(1)
    const other = y[i]
    return item && other ? matches(item, other) : item === other
  })
