import { readGlobal } from '../evaluate/current-session.ts'
import { filePath } from '../files/file-path.ts'
import { storeValue } from '../files/stored-values.ts'
import { enumerateTable } from '../namespaces/utilities/enumerate-tables.ts'
import { symbol } from '../values/construct.ts'
import { itemsOf } from '../values/items.ts'
import { listOf } from '../values/list-of.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { textOf, textsOf } from '../values/text-of.ts'
import { Table, type Value } from '../values/value.ts'
import { setAttribute } from '../verbs/attributes.ts'

/**
 * `` `:db`2024.01.02 dsave`trade`quote ``: writes global tables below the folder, each column to a file, the first one
 * parted and symbols enumerated by the file `sym` of the first folder. Gives the names back.
 */
export function dsave(path: Value, names: Value): Value {
  const [root = nil, ...folders] = itemsOf(listOf(path))
  const folder = [filePath(root), ...folders.map(textOf)].join('/')
  for (const name of textsOf(names)) {
    const table = readGlobal(name)
    if (table.kind !== 'table') return signal('type')
    storeValue(`${folder}/${name}/`, partByFirst(enumerateTable(root, table, symbol('sym'))))
  }
  return names
}

const partByFirst = ({ names, columns }: Table): Table =>
  new Table(
    names,
    columns.map((column, place) => (place ? column : setAttribute('p', column))),
  )
