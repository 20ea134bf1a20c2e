import { signal } from '../../values/q-error.ts'
import { isSimple } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { numbersOf } from '../aggregates/averages.ts'

/** `x ema y`: moving averages in which each item has weight x and the average before it the rest; x may be a list. */
function ema(x: Value, y: Value): Value {
  if (!isSimple(x) || y.kind !== 'vector') return signal('type')
  if (x.kind === 'vector' && x.data.length !== y.data.length) signal('length')
  const [weights, numbers] = [numbersOf(x), numbersOf(y)]
  const step = x.kind === 'vector' ? 1 : 0
  const averages = numbers.slice()
  for (let i = 1; i < averages.length; i++) {
    const weight = weights[i * step] as number
    averages[i] = (1 - weight) * (averages[i - 1] as number) + weight * (numbers[i] as number)
  }
  return new Vector(Type.float, averages)
}

export const exponentialAverage: VerbTable = { ema: binary(ema) }
