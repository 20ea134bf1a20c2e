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

/** `var x`: the variance of the items that are not null. */
const variance = extendStatistic(numbers => spreadOf(numbers).variance, varianceOfItems)

/** `svar x`: the variance estimated from a sample. */
const svar = extendStatistic(sampleSpread, items =>
  multiply(varianceOfItems(items), float(items.length / (items.length - 1))),
)

/** `x cov y`: the covariance of the pairs without a null. */
const cov = extendPairAggregate((x, y) => {
  if (isSimple(x) && isSimple(y)) return float(jointSpread(x, y).covariance)
  return avg(multiply(fromMean(x), fromMean(y)))
})

/** `x scov y`: the covariance estimated from a sample. */
const scov = extendPairAggregate((x, y) => {
  if (!isSimple(x) || !isSimple(y)) {
    const { length } = itemsOf(x)
    return multiply(avg(multiply(fromMean(x), fromMean(y))), float(length / (length - 1)))
  }
  const { covariance, count } = jointSpread(x, y)
  return float((covariance * count) / (count - 1))
})

/** `x cor y`: the correlation, -1 to 1. */
const cor = extendPairAggregate((x, y) => {
  if (!isSimple(x) || !isSimple(y)) return signal('type')
  const { covariance, left, right } = jointSpread(x, y)
  return float(covariance / (Math.sqrt(left) * Math.sqrt(right)))
})

/** `dev x`: the standard deviation. */
const dev = (x: Value): Value => squareRoot(variance(x))

/** `sdev x`: the standard deviation estimated from a sample. */
const sdev = (x: Value): Value => squareRoot(svar(x))

export const deviationVerbs: VerbTable = {
  var: unary(variance, {
    shape: 'var x',
    help: 'the variance of a list',
    examples: [
      ['var 2 4 6 8', '5f'],
      ['var 1 0N 3', '1f'],
      ['var enlist 5', '0f'],
    ],
    code: 42,
    overPartitions: 'together',
  }),
  svar: unary(svar, {
    shape: 'svar x',
    help: 'the sample variance of a list',
    examples: [
      ['svar 1 2 3', '1f'],
      ['svar enlist 5', '0n'],
    ],
    overPartitions: 'together',
  }),
  dev: unary(dev, {
    shape: 'dev x',
    help: 'the standard deviation of a list',
    examples: [
      ['dev 1 1 3 3', '1f'],
      ['dev 1 0N 3', '1f'],
    ],
    code: 43,
    overPartitions: 'together',
  }),
  sdev: unary(sdev, {
    shape: 'sdev x',
    help: 'the sample standard deviation of a list',
    examples: [
      ['sdev 1 2 3', '1f'],
      ['sdev enlist 5', '0n'],
    ],
    overPartitions: 'together',
  }),
  cov: binary(cov, {
    shape: 'x cov y',
    help: 'the covariance of two lists',
    examples: [
      ['1 2 3 cov 2 4 6', '1.333333'],
      ['1 0N 3 cov 1 2 3', '1f'],
      ['1 2 cov 1 2 3', "'length\n  [0]  1 2 cov 1 2 3\n           ^"],
    ],
    isInfix: true,
    code: 35,
    overPartitions: 'together',
  }),
  scov: binary(scov, {
    shape: 'x scov y',
    help: 'the sample covariance of two lists',
    examples: [
      ['1 2 3 scov 2 4 6', '2f'],
      ['(enlist 1)scov enlist 2', '0n'],
    ],
    isInfix: true,
    overPartitions: 'together',
  }),
  cor: binary(cor, {
    shape: 'x cor y',
    help: 'the correlation of two lists, from -1 to 1',
    examples: [
      ['1 2 3 cor 6 4 2', '-1f'],
      ['1 2 cor 5 5', '0n'],
    ],
    isInfix: true,
    code: 36,
    overPartitions: 'together',
  }),
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

/** Each number less the mean. Subtracts the first number before all else, so that equal numbers have distance 0. */
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

/** The variances of the columns of a matrix, null for one with a null: `(1 2;3 6)` gives `1 4`. */
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
