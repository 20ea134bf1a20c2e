import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { wholeNumber } from '../overloads/whole-number.ts'
import { grade } from './sort.ts'

export const ranking: VerbTable = { rank: unary(rank), xrank: binary(xrank) }

/** For each item its place in the sorted list: 30 10 20 has 2 0 1. */
function rank(x: Value): Value {
  return grade(grade(x, false), false)
}

/** For each item which of x buckets of about equal count it falls in: `2 xrank 30 10 20 40` is 1 0 0 1. */
function xrank(x: Value, y: Value): Value {
  const buckets = wholeNumber(x)
  const ranks = rank(y)
  if (ranks.kind !== 'vector') return signal('type')
  const { data } = ranks as { data: ArrayLike<number> }
  const buckets64 = Float64Array.from(data, place => Math.floor((buckets * place) / data.length))
  return new Vector(Type.long, buckets64)
}
