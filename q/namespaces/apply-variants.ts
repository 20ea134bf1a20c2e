import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { isList } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { find } from '../verbs/lists/find.ts'
import { indexAt } from '../verbs/lists/indexing.ts'
import { enkey, keyCountOf, unkey } from '../verbs/tables/keyed-tables.ts'

/** Functions of `.Q` that apply a function to something other than the whole argument. */
export const applyVariantVerbs = (session: Session): VerbTable => ({
  '.Q.fc': binary((f, value) => apply(session, f, [value]), {
    shape: '.Q.fc[f;x]',
    help: 'applies f to pieces of a list, in parallel where there are threads',
    examples: [['.Q.fc[neg;1 2 3]', '-1 -2 -3']],
  }),
  '.Q.fu': binary((f, value) => applyToDistinct(session, f, value), {
    shape: '.Q.fu[f;x]',
    help: 'applies f to the distinct items of a list only, with a result for every item',
    examples: [['.Q.fu[neg;1 1 2]', '-1 -1 -2']],
  }),
  '.Q.ft': binary((f, table) => applyUnkeyed(session, f, table), {
    shape: '.Q.ft[f;t]',
    help: 'applies f to a table without its keys and puts them back',
    examples: [['.Q.ft[{update v:2*v from x};([k:1 2]v:3 4)]', 'k| v\n-| -\n1| 6\n2| 8']],
  }),
})

function applyToDistinct(session: Session, f: Value, value: Value): Value {
  if (!isList(value)) return apply(session, f, [value])
  const items = distinct(value)
  return indexAt(apply(session, f, [items]), find(items, value))
}

function applyUnkeyed(session: Session, f: Value, table: Value): Value {
  const count = keyCountOf(table)
  return count ? enkey(count, apply(session, f, [unkey(table)])) : apply(session, f, [table])
}
