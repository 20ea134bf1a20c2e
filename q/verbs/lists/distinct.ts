import { longs } from '../../values/construct.ts'
import { assertItemLimit, signal } from '../../values/errors.ts'
import { valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/types.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { splitRows } from '../../vectors/row-groups.ts'

/** Verbs that put equal items of a list together. */
export const distinctVerbs: VerbTable = {
  distinct: unary(distinct, {
    shape: 'distinct x',
    help: 'each different item once, in order of first appearance',
    examples: [
      ['distinct 3 1 3 2 1', '3 1 2'],
      ['distinct ("ab";"cd";"ab")', '"ab"\n"cd"'],
      ['distinct 5', "'type\n  [0]  distinct 5\n       ^"],
    ],
    overPartitions: 'together',
    code: 17,
    kForm: '?:',
  }),
  group: unary(group, {
    shape: 'group x',
    help: 'a dictionary from each different item to the indices where it is',
    examples: [
      ['group `x`y`x', 'x| 0 2\ny| ,1'],
      ['group `a`b`c!1 2 1', '1| `a`c\n2| ,`b'],
    ],
    code: 8,
    kForm: '=:',
  }),
}

/** Each item once, in order of first appearance. */
export function distinct(x: Value): Value {
  if (x.kind === 'dictionary') return distinct(x.values)
  if (!isList(x)) return signal('type')
  return itemsAt(x, codeItems(x).firsts)
}

/** The distinct items, each with the indices at which it occurs; for a dictionary with the keys instead. */
export function group(x: Value): Value {
  const list = valuesOf(x)
  if (!isList(list)) return signal('type')
  const { codes, firsts } = codeItems(list)
  const indices = splitRows({ count: assertItemLimit(firsts.length), groupOf: codes, firsts })
  const groups = indices.map(each => (x.kind === 'dictionary' ? itemsAt(x.keys, each) : longs(each)))
  return new Dictionary(itemsAt(list, firsts), new List(groups))
}
