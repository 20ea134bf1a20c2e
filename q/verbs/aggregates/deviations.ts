import { float, list } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { itemsOf } from '../../values/items.ts'
import { isSimple, type Simple } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb.ts'
import { multiply, subtract } from '../arithmetic/arithmetic.ts'
import { squareRoot } from '../arithmetic/math.ts'
import { areAtoms, extendPairAggregate } from './aggregates.ts'
import { avg, extendStatistic, meanOf, numbersOf } from './averages.ts'

/** `var x`: the variance of the items that are not null */
const variance = extendStatistic(numbers => spreadOf(numbers).variance, varianceOfItems)

/** `svar x`: the variance estimated from a sample */
const sampleVariance = extendStatistic(sampleSpread, items =>
  multiply(varianceOfItems(items), float(items.length / (items.length - 1))),
)

/** `x cov y`: the covariance of the pairs without a null */
const covariance = extendPairAggregate((x, y) => {
  if (isSimple(x) && isSimple(y)) return float(jointSpread(x, y).covariance)
  return avg(multiply(fromMean(x), fromMean(y)))
})

/** `x scov y`: the covariance estimated from a sample */
const sampleCovariance = extendPairAggregate((x, y) => {
  if (!isSimple(x) || !isSimple(y)) {
    const { length } = itemsOf(x)
    return multiply(avg(multiply(fromMean(x), fromMean(y))), float(length / (length - 1)))
  }
  const { covariance, count } = jointSpread(x, y)
  return float((covariance * count) / (count - 1))
})

/** `x cor y`: the correlation, -1 to 1 */
const correlation = extendPairAggregate((x, y) => {
  if (!isSimple(x) || !isSimple(y)) return signal('type')
  const { covariance, left, right } = jointSpread(x, y)
  return float(covariance / (Math.sqrt(left) * Math.sqrt(right)))
})

export const deviations: VerbTable = {
  var: unary(variance),
  svar: unary(sampleVariance),
  dev: unary(x => squareRoot(variance(x))),
  sdev: unary(x => squareRoot(sampleVariance(x))),
  cov: binary(covariance),
  scov: binary(sampleCovariance),
  cor: binary(correlation),
}

/** The variance of the numbers that are not NaN, and how many they are. */
function spreadOf(numbers: Float64Array): { variance: number; count: number } {
  const distances = distancesFromMean(numbers)
  let total = 0
  let count = 0
  for (let i = 0; i < distances.length; i++) {
    const distance = distances[i] as number
    if (Number.isNaN(distance)) continue
    total += distance * distance
    count++
  }
  return { variance: total / count, count }
}

/** Each number less the mean. Takes the first number away before all else, so that equal numbers have distance 0. */
function distancesFromMean(numbers: Float64Array): Float64Array {
  const first = numbers.find(number => !Number.isNaN(number)) ?? 0
  const distances = new Float64Array(numbers.length)
  for (let i = 0; i < distances.length; i++) distances[i] = (numbers[i] as number) - first
  const mean = meanOf(distances)
  for (let i = 0; i < distances.length; i++) distances[i] = (distances[i] as number) - mean
  return distances
}

function sampleSpread(numbers: Float64Array): number {
  const { variance, count } = spreadOf(numbers)
  return (variance * count) / (count - 1)
}

/** Rows of a matrix by columns, where a null makes null: of `(1 2;3 6)` the variances are `1 4`. */
function varianceOfItems(items: readonly Value[]): Value {
  if (areAtoms(items)) return float(spreadOf(Float64Array.from(items, atom => numbersOf(atom)[0] as number)).variance)
  const distances = fromMean(list(items))
  return avg(multiply(distances, distances))
}

/** Each item less the mean of all. */
function fromMean(x: Value): Value {
  const mean = avg(x)
  return list(itemsOf(x).map(item => subtract(item, mean)))
}

/** Variances and covariance of the pairs that have no null. */
function jointSpread(x: Simple, y: Simple) {
  const [left, right] = [numbersOf(x).slice(), numbersOf(y).slice()]
  if (left.length !== right.length) signal('length')
  for (let i = 0; i < left.length; i++) {
    if (!Number.isNaN((left[i] as number) * (right[i] as number))) continue
    left[i] = Number.NaN
    right[i] = Number.NaN
  }
  const products = distancesFromMean(left)
  const others = distancesFromMean(right)
  for (let i = 0; i < products.length; i++) products[i] = (products[i] as number) * (others[i] as number)
  const { variance, count } = spreadOf(left)
  return { left: variance, right: spreadOf(right).variance, covariance: meanOf(products), count }
}
