import { apply, rankOf } from '../evaluate/apply.ts'
import { collapse, countOf, itemsOf } from '../values/items.ts'
import { isList } from '../values/type-of.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { each } from './each.ts'
import { firstOperand } from './first-operand.ts'

/**
 * `f':x` or `prior[f;x]`: f between each item and the one before it. `x f':y` gives what stands before the first item.
 * A function of one argument is applied to each item, as with `peach`.
 */
export function eachPrior(f: Value, args: readonly Value[]): Value {
  const y = args.at(-1) as Value
  if (args.length === 1 && isUnary(f)) return each(f, args)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, eachPrior(f, [...args.slice(0, -1), y.values]))
  if (!isList(y)) return args.length > 1 ? apply(f, [y, args[0]]) : y
  if (!countOf(y)) return y
  const items = itemsOf(y)
  const before = args.length > 1 ? (args[0] as Value) : firstOperand(f, y)
  return collapse(items.map((item, i) => apply(f, [item, i ? (items[i - 1] as Value) : before])))
}

const isUnary = (f: Value) =>
  (f.kind === 'lambda' || f.kind === 'primitive' || f.kind === 'projection') && rankOf(f) === 1
