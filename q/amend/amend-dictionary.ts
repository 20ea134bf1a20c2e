import { collapse, countOf, itemAt } from '../values/items.ts'
import { nil } from '../values/nil.ts'
import { nullOfList } from '../values/null-items.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { join } from '../verbs/lists/join.ts'
import { findKeys, keyOfTable } from '../verbs/search/find-keys.ts'
import { replaceItem } from './amend-items.ts'
import { amendRows } from './amend-table.ts'
import type { Amendment } from './amendment.ts'

/** The values of the keys; a key that is not there is added with a null, so that vectors keep their type. */
export function amendDictionary(dictionary: Dictionary, { places, keys, change, part }: Amendment): Dictionary {
  let { keys: allKeys, values } = dictionary
  places.forEach((place, i) => {
    const key = keys[i] ?? nil
    let known = place >= 0 ? place : findAgain(new Dictionary(allKeys, values), key)
    if (known < 0) {
      known = countOf(allKeys)
      allKeys = join(allKeys, allKeys.kind === 'table' ? keyOfTable(allKeys, key) : collapse([key]))
      values = join(values, collapse([nullOfList(values)]))
    }
    values = replaceValue(values, known, change(itemAt(values, known), part(i)))
  })
  return new Dictionary(allKeys, values, dictionary.isStepped)
}

/** A key that was missing may have been added by an earlier place of the same amend. */
function findAgain(dictionary: Dictionary, key: Value): number {
  const found = findKeys(dictionary, key)
  return typeof found === 'number' ? found : -1
}

/** The values of a keyed table are the rows of a table. */
const replaceValue = (values: Value, place: number, item: Value): Value =>
  values.kind === 'table'
    ? amendRows(values, { places: [place], change: (_, by) => by, part: () => item })
    : replaceItem(values, place, item)
