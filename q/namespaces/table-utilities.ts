import { filePath, isFileSymbol } from '../context/memory-files.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { loadValue } from '../files/stored-values.ts'
import { boolean, char, symbol, symbols } from '../values/construct.ts'
import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textOf } from '../values/symbols.ts'
import { isSymbol, isTable, typeInfo } from '../values/types.ts'
import { Dictionary, List, Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { indexAt } from '../verbs/lists/indexing.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'
import { typeLetter } from '../verbs/tables/meta.ts'

/** Functions of `.Q` that describe tables and their columns, or make new tables of them. */
export const tableUtilityVerbs = (session: Session): VerbTable => ({
  '.Q.qt': unary(value => boolean(isTable(value)), {
    shape: '.Q.qt x',
    help: 'tells whether x is a table',
    examples: [['.Q.qt([]a:1 2)', '1b']],
  }),
  '.Q.V': unary(x => columnDictionary(session, x), {
    shape: '.Q.V t',
    help: 'gives a dictionary of the columns of a table',
    examples: [['.Q.V([]a:1 2;b:3 4)', 'a| 1 2\nb| 3 4']],
  }),
  '.Q.v': unary(x => valueNamed(session, x), {
    shape: '.Q.v x',
    help: 'gives the value of the variable or file that a symbol names, and other values as they are',
    examples: [
      ['t:([]a:1 2);.Q.v`t', 'a\n-\n1\n2'],
      ['.Q.v 8', '8'],
    ],
  }),
  '.Q.ty': unary(x => char(x.kind === 'atom' ? typeInfo(x.type).letter : typeLetter(x)), {
    shape: '.Q.ty x',
    help: 'the type of a list as a letter, in upper case if its first item is a vector',
    examples: [
      ['.Q.ty 1 2', '"j"'],
      ['.Q.ty(1 2;3 4)', '"J"'],
    ],
  }),
  '.Q.fk': unary(column => symbol(foreignKey(column)), {
    shape: '.Q.fk x',
    help: 'gives the name of the table that a foreign key column points into, a null symbol for other columns',
    examples: [
      ['.Q.fk 1 2', '`'],
      ['k:([id:1 2]v:3 4);.Q.fk`k$2 1', '`k'],
    ],
  }),
  '.Q.ff': binary(addNullColumns, {
    shape: '.Q.ff[t;u]',
    help: 'adds the columns of u that t lacks, filled with nulls',
    examples: [['.Q.ff[([]a:1 2);([]b:3 4)]', 'a b\n---\n1  \n2  ']],
  }),
  '.Q.ind': binary((table, rows) => indexAt(table, rows), {
    shape: '.Q.ind[t;rows]',
    help: 'gives some rows of a table, which may be partitioned',
    examples: [['.Q.ind[([]a:5 6 7);2 0]', 'a\n-\n7\n5']],
  }),
})

function columnDictionary(session: Session, value: Value): Value {
  const { names, columns } = unkey(valueNamed(session, value))
  return new Dictionary(symbols(names), new List(columns))
}

function valueNamed(session: Session, value: Value): Value {
  if (isFileSymbol(value)) return loadValue(session, filePath(value))
  if (!isSymbol(value)) return value
  return readGlobal(session, textOf(value))
}

/** An enumeration over a keyed table is a foreign key; one over a list of symbols is not. */
function foreignKey(column: Value): string {
  const domain = column.kind === 'vector' ? column.domain : undefined
  return domain?.value && isTable(domain.value) ? domain.name : ''
}

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
