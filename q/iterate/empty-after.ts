import { apply } from '../evaluate/apply.ts'
import { emptyList } from '../values/construct.ts'
import type { Value } from '../values/value.ts'

/** Each over an empty list gives an empty general list, whatever the function; only atomic operators keep a type. */
export function emptyAfter(f: Value, args: readonly Value[]): Value {
  const isAtomic =
    f.kind === 'primitive' && ['+', '-', '*', '=', '<', '>', '&', '|', '<=', '>=', '<>', '%'].includes(f.name)
  return isAtomic && args.length === f.minRank ? apply(f, args) : emptyList
}
