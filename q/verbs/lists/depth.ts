import type { Value } from '../../values/value.ts'

/** How many lists the first atom stands in: atoms have depth 0, vectors 1, a list that begins with a vector 2. */
export function depthOf(value: Value | undefined): number {
  if (value?.kind === 'vector') return 1
  return value?.kind === 'list' ? 1 + depthOf(value.items[0]) : 0
}
