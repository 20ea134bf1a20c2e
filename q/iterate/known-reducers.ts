import type { Value } from '../values/value.ts'
import { max, min, prd, sum } from '../verbs/aggregates/aggregates.ts'

/** `+/` and its like over a list are the aggregates of q, which run over vectors in one loop. */
export function reducer(f: Value): ((list: Value) => Value | undefined) | undefined {
  if (f.kind !== 'primitive') return undefined
  return byOperator.get(f.name)
}

/** For the empty list they know the identity of the operator. */
const vectorsOnly = (aggregate: (list: Value) => Value) => (list: Value) =>
  list.kind === 'vector' || (list.kind === 'list' && !list.items.length) ? aggregate(list) : undefined

const byOperator = new Map([
  ['+', vectorsOnly(sum)],
  ['*', vectorsOnly(prd)],
  ['|', vectorsOnly(max)],
  ['&', vectorsOnly(min)],
])
