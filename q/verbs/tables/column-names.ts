import { signal } from '../../values/errors.ts'
import { textsOf } from '../../values/symbols.ts'
import { type Dictionary, Table, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { columnsFirst, enkey, keyCountOf, unkey } from './keyed-tables.ts'

/** Other names and another order of columns. */
export const columnVerbs: VerbTable = {
  xcol: binary(xcol, {
    shape: 'names xcol t',
    help: 'renames the columns of a table',
    examples: [
      ['`p xcol([]a:1 2;b:3 4)', 'p b\n---\n1 3\n2 4'],
      ['(`b`a!`p`q) xcol ([]a:1 2;b:3 4)', 'q p\n---\n1 3\n2 4'],
    ],
    isInfix: true,
  }),
  xcols: binary(xcols, {
    shape: 'names xcols t',
    help: 'moves columns to the front',
    examples: [['`b xcols([]a:1 2;b:3 4)', 'b a\n---\n3 1\n4 2']],
    isInfix: true,
  }),
}

/** `` `p`q xcol t `` renames the first columns; a dictionary renames the columns that are its keys. */
function xcol(x: Value, y: Value): Value {
  const table = unkey(y)
  const names = x.kind === 'dictionary' ? renameSome(x, table.names) : renameFirst(textsOf(x), table.names)
  return enkey(keyCountOf(y), new Table(names, table.columns))
}

function renameFirst(names: readonly string[], old: readonly string[]): string[] {
  return names.length > old.length ? signal('length') : [...names, ...old.slice(names.length)]
}

function renameSome(renaming: Dictionary, old: readonly string[]): string[] {
  const from = textsOf(renaming.keys)
  const to = textsOf(renaming.values)
  if (from.some(name => !old.includes(name))) return signal('length')
  return old.map(name => to[from.indexOf(name)] ?? name)
}

/** `` `b xcols t ``: these columns before the others. */
function xcols(x: Value, y: Value): Value {
  return y.kind === 'table' ? columnsFirst(textsOf(x), y) : signal('type')
}
