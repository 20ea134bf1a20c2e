import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { typeOf } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { groupRows, splitRows } from '../vectors/row-groups.ts'
import { takeItems } from '../verbs/lists/take-and-drop.ts'
import { aggregateItems, scatterGroups } from './group-by.ts'

/** The keyword `fby`. */
export const groupingVerbs = (session: Session): VerbTable => ({
  fby: binary((x, y) => fby(session, x, y), {
    shape: '(f;x) fby g',
    help: 'applies f to x within each group of g, with a result for every row: where price=(max;price) fby sym',
    examples: [
      ['select from([]g:`x`x`y;v:1 5 3)where v=(max;v)fby g', 'g v\n---\nx 5\ny 3'],
      ['(sum;1 2 3)fby`a`b`a', '4 2 4'],
    ],
    isInfix: true,
  }),
})

/** `(f;x) fby g`: applies f to the items of x in each group of g, and gives every item the result of its group. */
function fby(session: Session, aggregate: Value, by: Value): Value {
  const [f, data] = itemsOf(aggregate)
  if (!f || !data || countOf(aggregate) !== 2) return signal('type')
  const rowCount = countOf(by)
  if (countOf(data) !== rowCount) return signal('length')
  if (!rowCount) return itemsAt(apply(session, f, [data]), [])
  const groups = groupRows(by.kind === 'table' ? by.columns : [by], rowCount)
  const quick = aggregateItems(f, groups, data)
  if (quick) return itemsAt(quick, groups.groupOf)
  const values = splitRows(groups).map(rows => apply(session, f, [itemsAt(data, rows)]))
  const result = scatterGroups(values, groups)
  // kdb+ assigns the results to a list that it makes from `f` of no items, as parse"fby" shows.
  const initial = takeItems(rowCount, apply(session, f, [itemsAt(data, [])]))
  return initial.kind === 'vector' && typeOf(initial) !== typeOf(result) ? signal('type') : result
}
