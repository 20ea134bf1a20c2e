import { apply, rankOf, runnerOf } from '../evaluate/apply.ts'
import { countOf, itemAt } from '../values/items.ts'
import { isList } from '../values/type-of.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { shiftVector } from '../verbs/running/shift-vector.ts'
import { each } from './each.ts'
import { firstOperand } from './first-operand.ts'
import { Results } from './results.ts'

/**
 * `f':x` or `prior[f;x]`: f between each item and the one before it. `x f':y` gives what stands before the first item.
 * A function of one argument is applied to each item, as with `peach`.
 */
export function eachPrior(f: Value, args: readonly Value[]): Value {
  const y = args.at(-1) as Value
  if (args.length === 1 && isUnary(f)) return each(f, args)
  if (y.kind === 'dictionary') return new Dictionary(y.keys, eachPrior(f, [...args.slice(0, -1), y.values]))
  if (!isList(y)) return args.length > 1 ? apply(f, [y, args[0]]) : y
  const length = countOf(y)
  if (!length) return y
  const identity = f.kind === 'primitive' ? '-%'.indexOf(f.name) : -1
  // Differences and ratios of vectors are vectors, those of dates too.
  if (identity >= 0 && args.length === 1 && y.kind === 'vector') return apply(f, [y, shiftVector(y, 1, identity)])
  const run = runnerOf(f, 2)
  const results = new Results()
  let before = args.length > 1 ? (args[0] as Value) : firstOperand(f, y)
  for (let i = 0; i < length; i++) {
    const item = itemAt(y, i)
    results.add(run(item, before))
    before = item
  }
  return results.toList()
}

const isUnary = (f: Value) =>
  (f.kind === 'lambda' || f.kind === 'primitive' || f.kind === 'projection') && rankOf(f) === 1
