import { Type } from '../../values/types.ts'
import { Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { numbersOf } from '../aggregates/averages.ts'
import { subtract } from '../arithmetic/arithmetic.ts'
import { nullFlags } from '../arithmetic/zero-and-null.ts'
import { extendMoving } from './moving-extension.ts'
import { windowDeviations, windowMeans, windowSums } from './moving-kernels.ts'
import { sums } from './running.ts'
import { shiftVector } from './shift-vector.ts'

/** `x msum y`: the sum of each item and those before it, `x` in all; nulls add nothing */
const msum = extendMoving((width, y) => {
  const totals = sums(y) as Vector
  return subtract(totals, shiftVector(totals, width, 0))
})
/** `x mavg y`: the mean of those that are not null */
const mavg = extendMoving((width, y) => floats(windowMeans(numbersOf(y), width)))
/** `x mdev y`: their standard deviation */
const mdev = extendMoving((width, y) => floats(windowDeviations(numbersOf(y), width)))
/** `x mcount y`: how many are not null */
const mcount = extendMoving((width, y) => {
  const { data } = nullFlags(y) as Vector
  const known = Float64Array.from(data as Uint8Array, isNull => 1 - isNull)
  return new Vector(Type.long, windowSums(known, width))
})

export const moving: VerbTable = {
  msum: binary(msum),
  mavg: binary(mavg),
  mdev: binary(mdev),
  mcount: binary(mcount),
}

const floats = (data: Float64Array) => new Vector(Type.float, data)
