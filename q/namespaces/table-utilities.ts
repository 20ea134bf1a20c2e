import { filePath, isFileSymbol } from '../context/file-path.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { loadValue } from '../files/stored-values.ts'
import { boolean, char, symbol, symbols } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf } from '../values/symbols.ts'
import { isSimple, isSymbol, isTable, typeInfo } from '../values/types.ts'
import { Dictionary, List, Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { indexAt } from '../verbs/lists/indexing.ts'
import { enkey, keyCountOf, unkey } from '../verbs/tables/keyed-tables.ts'

/** Functions of `.Q` that ask about tables and their columns, or change them. */
export const tableUtilities = (session: Session): VerbTable => ({
  '.Q.qt': unary(value => boolean(isTable(value))),
  '.Q.V': unary(x => columnDictionary(session, x)),
  '.Q.v': unary(x => valueNamed(session, x)),
  '.Q.ty': unary(column => char(typeLetter(column))),
  '.Q.fk': unary(column => symbol(foreignKey(column))),
  '.Q.ff': binary(addNullColumns),
  '.Q.ft': binary((x, y) => applySimple(session, x, y)),
  '.Q.ind': binary((table, rows) => indexAt(table, rows)),
})

/** `.Q.V t`: the columns by their names. */
function columnDictionary(session: Session, value: Value): Value {
  const { names, columns } = unkey(valueNamed(session, value))
  return new Dictionary(symbols(names), new List(columns))
}

/** `` .Q.v`a ``: the value of a variable or file; what is no symbol as it is. */
function valueNamed(session: Session, value: Value): Value {
  if (isFileSymbol(value)) return loadValue(session, filePath(value))
  if (!isSymbol(value)) return value
  return readGlobal(session, textOf(value))
}

/** `j` for longs, `J` if all items are longs, a blank for anything else. */
function typeLetter(value: Value): string {
  if (isSimple(value)) return typeInfo(value.type).letter
  const [first, ...others] = value.kind === 'list' ? value.items : []
  if (first?.kind !== 'vector') return ' '
  const isUniform = others.every(item => item.kind === 'vector' && item.type === first.type)
  return isUniform ? typeInfo(first.type).letter.toUpperCase() : ' '
}

/** The table that a column points into; an enumeration over a list of symbols is no foreign key. */
function foreignKey(column: Value): string {
  const domain = column.kind === 'vector' ? column.domain : undefined
  return domain?.value && isTable(domain.value) ? domain.name : ''
}

/** `.Q.ff[t;u]`: t with those columns of u that it lacks, all null. */
function addNullColumns(x: Value, y: Value): Value {
  const table = unkey(x)
  const added = unkey(y)
  const indices = added.names.flatMap((name, index) => (table.names.includes(name) ? [] : [index]))
  const missing = new Float64Array(countOf(table)).fill(-1)
  return new Table(
    [...table.names, ...indices.map(index => added.names[index] ?? '')],
    [...table.columns, ...indices.map(index => itemsAt(added.columns[index] ?? new List([]), missing))],
  )
}

/** `.Q.ft[f;t]`: f of the table without its keys, which are put back then. */
function applySimple(session: Session, f: Value, table: Value): Value {
  const count = keyCountOf(table)
  return count ? enkey(count, apply(session, f, [unkey(table)])) : apply(session, f, [table])
}
