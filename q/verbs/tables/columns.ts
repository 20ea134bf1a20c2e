import { symbols } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { type Dictionary, Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { readByName } from './by-name.ts'
import { enkey, keyCountOf, unkey } from './keyed-table.ts'
import { columnsFirst } from './keys.ts'

/** Names of columns and their order. */
export const columnVerbs: VerbTable = { cols: unary(cols), xcol: binary(xcol), xcols: binary(xcols) }

/** The names of all columns, keys first. */
function cols(x: Value): Value {
  return symbols(unkey(readByName(x)).names)
}

/** `` `p`q xcol t `` renames the first columns; a dictionary renames the columns that are its keys. */
function xcol(x: Value, y: Value): Value {
  const table = unkey(y)
  const names = x.kind === 'dictionary' ? renameSome(x, table.names) : renameFirst(textsOf(x), table.names)
  return enkey(keyCountOf(y), new Table(names, table.columns))
}

/** `` `b xcols t ``: these columns before the others. */
function xcols(x: Value, y: Value): Value {
  return y.kind === 'table' ? columnsFirst(textsOf(x), y) : signal('type')
}

function renameFirst(names: readonly string[], old: readonly string[]): string[] {
  return names.length > old.length ? signal('length') : [...names, ...old.slice(names.length)]
}

function renameSome({ keys, values }: Dictionary, old: readonly string[]): string[] {
  const from = textsOf(keys)
  const to = textsOf(values)
  if (from.some(name => !old.includes(name))) return signal('length')
  return old.map(name => to[from.indexOf(name)] ?? name)
}
