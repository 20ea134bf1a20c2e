import { float, list } from '../../values/construct.ts'
import { itemsAt } from '../../values/items-at.ts'
import { valuesOf } from '../../values/list-of.ts'
import type { Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { orderOf } from '../sort/sort.ts'
import { areAtoms } from './aggregate-extension.ts'
import { avg, extendStatistic, meanOf, numbersOf } from './averages.ts'

/** `med x`: the middle item, or the mean of the two in the middle; a null counts as the smallest. Of a table, the middle row. */
function med(x: Value): Value {
  const values = valuesOf(x)
  return values.kind === 'table' ? medianOfRows(values) : ofNumbers(values)
}

const ofNumbers = extendStatistic(medianOf, medianOfItems)

export const median: VerbTable = { med: unary(med) }

function medianOf(numbers: Float64Array): number {
  const ranked = numbers.map(number => (Number.isNaN(number) ? Number.NEGATIVE_INFINITY : number))
  const hasNull = numbers.some(Number.isNaN)
  const middle = middlePlaces(ranked.length).map(place => selectPlace(ranked, place))
  return meanOf(Float64Array.from(middle, item => (hasNull && item === Number.NEGATIVE_INFINITY ? Number.NaN : item)))
}

/** The two places in the middle, the same one twice for an odd count. */
const middlePlaces = (count: number) => (count ? [Math.floor((count - 1) / 2), Math.floor(count / 2)] : [])

/** The number that would stand at a place if all were sorted: puts smaller ones before it and larger ones after it. */
function selectPlace(numbers: Float64Array, place: number): number {
  let start = 0
  let end = numbers.length - 1
  while (start < end) {
    const pivot = numbers[(start + end) >> 1] as number
    let low = start
    let high = end
    while (low <= high) {
      while ((numbers[low] as number) < pivot) low++
      while ((numbers[high] as number) > pivot) high--
      if (low > high) break
      const item = numbers[low] as number
      numbers[low++] = numbers[high] as number
      numbers[high--] = item
    }
    if (place <= high) end = high
    else if (place >= low) start = low
    else break
  }
  return numbers[place] as number
}

function medianOfItems(items: readonly Value[]): Value {
  return areAtoms(items)
    ? float(medianOf(Float64Array.from(items, atom => numbersOf(atom)[0] as number)))
    : medianOfRows(list(items))
}

/** Rows of a matrix or table are put in order as rows, and the mean is that of the rows in the middle. */
function medianOfRows(rows: Value): Value {
  const order = orderOf(rows, false)
  return avg(
    itemsAt(
      rows,
      middlePlaces(order.length).map(place => order[place] as number),
    ),
  )
}
