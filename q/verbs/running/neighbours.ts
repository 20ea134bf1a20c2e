import { float } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../../values/items.ts'
import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { matches } from '../../values/match.ts'
import { isList, Type } from '../../values/types.ts'
import { Dictionary, List, type Table, type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../../values/verb.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'
import { divide, neutralItem, subtract } from '../arithmetic/arithmetic.ts'
import { notEqual } from '../arithmetic/comparison.ts'
import { greater } from '../arithmetic/min-max.ts'
import { extendUniform } from './running.ts'

/** `deltas x`: each item less the one before it, the first less 0. `deltas[10;x]` puts 10 before the first. */
export const deltas = extendUniform(
  x => subtract(x, shiftVector(x, 1, 0)),
  items => combineWithPrevious(items, subtract, neutralItem(0)(new List(items))),
)

/** `ratios x`: each item divided by the one before it, the first by 1. */
export const ratios = extendUniform(
  x => divide(x, shiftVector(x, 1, 1)),
  items => combineWithPrevious(items, divide, float(1)),
)

/** `differ x`: 1b for the first item and for each that does not match the one before it. */
function differ(x: Value): Value {
  switch (x.kind) {
    case 'vector':
      return setFirst(notEqual(x, shiftVector(x, 1, 0)))
    case 'list':
      return new Vector(
        Type.boolean,
        Uint8Array.from(x.items, (item, i) => Number(!i || !matches(item, x.items[i - 1] as Value))),
      )
    case 'dictionary':
      return new Dictionary(x.keys, differ(x.values))
    case 'table':
      return flagRowChanges(x)
    default:
      return signal('type')
  }
}

export const neighbourVerbs: VerbTable = {
  deltas: variadic(1, 2, (x, y) => (y ? combineAfter(subtract, x as Value, y) : deltas(x as Value)), {
    shape: 'deltas x',
    help: 'the difference between each item and the one before',
    examples: [
      ['deltas 5 7 4', '5 2 -3'],
      ['deltas[10;12 15]', '2 3'],
      ['deltas 0N 3', '0N 0N'],
    ],
    kForm: "-':",
  }),
  ratios: variadic(1, 2, (x, y) => (y ? combineAfter(divide, x as Value, y) : ratios(x as Value)), {
    shape: 'ratios x',
    help: 'each item divided by the one before',
    examples: [
      ['ratios 2 4 2', '2 2 0.5'],
      ['ratios[2;4 8]', '2 2f'],
      ['ratios 0 5', '0 0w'],
    ],
    kForm: "%':",
  }),
  differ: variadic(1, 2, (x, y) => (y ? flagChangesAfter(x as Value, y) : differ(x as Value)), {
    shape: 'differ x',
    help: 'true where an item differs from the one before',
    examples: [
      ['differ 4 4 7 7 4', '10101b'],
      ['differ("ab";"ab";"c")', '101b'],
      ['differ([]a:1 1 2)', '101b'],
    ],
  }),
  next: unary(x => shift(x, 1), {
    shape: 'next x',
    help: "each item's successor, with a null at the end",
    examples: [
      ['next 5 6 7', '6 7 0N'],
      ['next`a`b', '`b`'],
      ['next([]a:1 2)', 'a\n-\n2\n '],
    ],
  }),
  prev: unary(x => shift(x, -1), {
    shape: 'prev x',
    help: "each item's predecessor, with a null at the start",
    examples: [
      ['prev 5 6 7', '0N 5 6'],
      ['prev"abc"', '" ab"'],
      ['prev([]a:1 2)', 'a\n-\n \n1'],
    ],
    kForm: ":':",
  }),
  xprev: binary((x, y) => shift(y, -wholeNumber(x)), {
    shape: 'n xprev x',
    help: 'for each item the one n before it, with nulls at the start',
    examples: [
      ['2 xprev 5 6 7', '0N 0N 5'],
      ['-1 xprev 5 6 7', '6 7 0N'],
    ],
    isInfix: true,
  }),
}

type Binary = (x: Value, y: Value) => Value

function combineWithPrevious(items: readonly Value[], combine: Binary, first: Value): Value {
  return toUniformList(items.map((item, i) => combine(item, i ? (items[i - 1] as Value) : first)))
}

function combineAfter(combine: Binary, before: Value, x: Value): Value {
  if (x.kind === 'dictionary') return new Dictionary(x.keys, combineAfter(combine, before, x.values))
  return combineWithPrevious(itemsOf(x), combine, before)
}

function flagChangesAfter(before: Value, x: Value): Value {
  const flags = differ(x)
  if (flags.kind !== 'vector' || !countOf(x) || !matches(before, itemAt(x, 0))) return flags
  return new Vector(
    Type.boolean,
    (flags.data as Uint8Array).map((flag, i) => (i ? flag : 0)),
  )
}

function flagRowChanges({ columns }: Table): Value {
  return columns.map(differ).reduce(greater)
}

function setFirst(flags: Value): Value {
  if (flags.kind !== 'vector' || !flags.length) return flags
  return new Vector(Type.boolean, (flags.data as Uint8Array).fill(1, 0, 1))
}

/** For each item the one `steps` indices after it; null where the list ends. */
function shift(list: Value, steps: number): Value {
  if (list.kind === 'dictionary') return new Dictionary(list.keys, shift(list.values, steps))
  if (list.kind === 'vector') return shiftVector(list, -steps)
  if (!isList(list)) return signal('type')
  const indices = new Float64Array(countOf(list))
  for (let i = 0; i < indices.length; i++) indices[i] = i + steps
  return itemsAt(list, indices)
}

/**
 * Moves the items by `steps` indices, to the start if negative, and fills up with nulls or with a number: `4 5 6` by 1
 * with 0 gives `0 4 5`.
 */
export function shiftVector({ type, data, domain }: Vector, steps: number, filler?: number): Vector {
  const { length } = data
  const missing = nullItemFor(type, data)
  const shifted = data.slice().copyWithin(Math.max(0, steps), Math.max(0, -steps))
  const item = filler === undefined ? missing : typeof missing === 'bigint' ? BigInt(filler) : filler
  shifted.fill(item, steps > 0 ? 0 : Math.max(0, length + steps), steps > 0 ? steps : length)
  return new Vector(type, shifted, '', domain)
}
