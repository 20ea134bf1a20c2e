import { requireLibrary, type Session } from '../../context/session.ts'
import { extendAtoms } from '../../values/columns.ts'
import { symbols } from '../../values/construct.ts'
import { assertItemLimit, signal } from '../../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../../values/items.ts'
import { allocateLike } from '../../values/items-at.ts'
import { textsOf } from '../../values/symbols.ts'
import { isList, isSymbol, Type } from '../../values/types.ts'
import { Dictionary, type Item, List, Table, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'

export const flipVerbs = (session: Session): VerbTable => ({
  flip: unary(x => flipOrMap(session, x), {
    shape: 'flip x',
    help: 'swaps rows and columns; makes a table from a dictionary of columns',
    examples: [
      ['flip(1 2;3 4)', '1 3\n2 4'],
      ['flip `a`b!(1 2;3 4)', 'a b\n---\n1 3\n2 4'],
      ['flip ([]a:1 2;b:3 4)', 'a| 1 2\nb| 3 4'],
      ['flip 1 2', "'rank\n  [0]  flip 1 2\n       ^"],
    ],
    code: 1,
    kForm: '+:',
  }),
})

/** Flips a value; a dictionary of column names and a symbol, the path or name of a table on disk, gives that table. */
function flipOrMap(session: Session, x: Value): Value {
  if (x.kind !== 'dictionary' || !isSymbol(x.values) || x.keys.kind !== 'vector' || x.keys.type !== Type.symbol)
    return flip(x)
  return requireLibrary(session).mapTable(session, textsOf(x.keys), x.values)
}

/** `flip (1 2;3 4)` is (1 3;2 4). A dictionary of columns becomes a table, and a table such a dictionary. */
export function flip(x: Value): Value {
  switch (x.kind) {
    case 'table':
      return new Dictionary(symbols(x.names), new List(x.columns))
    case 'dictionary':
      return flipDictionary(x)
    case 'list':
      return flipLists(x)
    default:
      return signal('rank')
  }
}

function flipDictionary({ keys, values }: Dictionary): Table {
  if (keys.kind !== 'vector' || keys.type !== Type.symbol) return signal(keys.kind === 'table' ? 'nyi' : 'type')
  const columns = itemsOf(values)
  if (!columns.some(isList)) return signal(columns.length ? 'rank' : 'length')
  return new Table(textsOf(keys), extendAtoms(columns))
}

function flipLists({ items }: List): Value {
  if (!items.length) return new List([])
  if (!items.some(isList)) return signal('rank')
  const columns = extendAtoms(items)
  const count = assertItemLimit(countOf(columns[0] as Value))
  const vectors = vectorsOfOneType(columns)
  return new List(
    Array.from({ length: count }, (_, row) =>
      vectors ? rowOfVectors(vectors, row) : toUniformList(columns.map(column => itemAt(column, row))),
    ),
  )
}

/** The columns if all are vectors of one type, whose rows are copied without boxing the items. */
function vectorsOfOneType(columns: readonly Value[]): readonly Vector[] | undefined {
  const [first] = columns
  const isSame = (column: Value) =>
    column.kind === 'vector' &&
    first?.kind === 'vector' &&
    column.type === first.type &&
    column.domain === first.domain &&
    column.data instanceof BigInt64Array === first.data instanceof BigInt64Array
  return columns.every(isSame) ? (columns as readonly Vector[]) : undefined
}

function rowOfVectors(columns: readonly Vector[], row: number): Vector {
  const { type, data, domain } = columns[0] as Vector
  const items = allocateLike(type, data, columns.length)
  for (let i = 0; i < columns.length; i++) items[i] = (columns[i] as Vector).at(row) as Item
  return new Vector(type, items, '', domain)
}
