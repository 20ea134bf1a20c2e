import { collapse, countOf, itemAt } from '../values/items.ts'
import { nil } from '../values/nil.ts'
import { nullOfList } from '../values/null-items.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { appendItems } from '../verbs/lists/append-items.ts'
import { join } from '../verbs/lists/join.ts'
import { findKeys, keyOfTable } from '../verbs/search/find-keys.ts'
import { replaceItem } from './amend-items.ts'
import { amendRows } from './amend-table.ts'
import type { Amendment } from './amendment.ts'

/** The values of the keys; a key that is not there is added, with a value that fits the others. */
export function amendDictionary(dictionary: Dictionary, { places, keys, change, part }: Amendment): Dictionary {
  let { keys: allKeys, values } = dictionary
  places.forEach((place, i) => {
    const key = keys[i] ?? nil
    const known = place >= 0 ? place : findAgain(new Dictionary(allKeys, values), key)
    if (known >= 0) {
      values = replaceValue(values, known, change(itemAt(values, known), part(i)))
      return
    }
    allKeys = join(allKeys, allKeys.kind === 'table' ? keyOfTable(allKeys, key) : collapse([key]))
    values = addValue(values, change(nullOfList(values), part(i)))
  })
  return new Dictionary(allKeys, values, dictionary.isStepped)
}

/** A key that was missing may have been added by an earlier place of the same amend. */
function findAgain(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

const addValue = (values: Value, item: Value): Value =>
  values.kind === 'table'
    ? replaceValue(join(values, nullOfList(values)), countOf(values), item)
    : appendItems(values, collapse([item]))

/** The values of a keyed table are the rows of a table. */
const replaceValue = (values: Value, place: number, item: Value): Value =>
  values.kind === 'table'
    ? amendRows(values, { places: [place], change: (_, by) => by, part: () => item })
    : replaceItem(values, place, item)
