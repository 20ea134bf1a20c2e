import { float, list } from '../values/construct.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb-table.ts'
import { areAtoms, extendAggregate } from './aggregate-extension.ts'
import { avg, numbersOf } from './averages.ts'
import { compareValues } from './value-order.ts'

/** `med x`: the middle item, or the mean of the two in the middle; a null counts as the smallest */
export const med = extendAggregate({
  ofAtom: x => float(numbersOf(x)[0] as number),
  ofVector: x => float(medianOf(numbersOf(x))),
  ofItems: medianOfItems,
})

export const median: VerbTable = { med: unary(med) }

function medianOf(numbers: Float64Array): number {
  const sorted = numbers.slice().sort()
  const nulls = sorted.length - 1 - sorted.findLastIndex(number => !Number.isNaN(number))
  const middle = middlePlaces(sorted.length).map(place =>
    place < nulls ? Number.NaN : (sorted[place - nulls] as number),
  )
  const known = middle.filter(number => !Number.isNaN(number))
  return known.reduce((total, number) => total + number, 0) / known.length
}

/** The two places in the middle, the same one twice for an odd count. */
const middlePlaces = (count: number) => (count ? [Math.floor((count - 1) / 2), Math.floor(count / 2)] : [])

/** Rows of a matrix are put in order as rows, and the mean is that of the rows in the middle. */
function medianOfItems(items: readonly Value[]): Value {
  if (areAtoms(items)) return float(medianOf(Float64Array.from(items, atom => numbersOf(atom)[0] as number)))
  const sorted = [...items].sort(compareValues)
  return avg(list(middlePlaces(items.length).map(place => sorted[place] as Value)))
}
