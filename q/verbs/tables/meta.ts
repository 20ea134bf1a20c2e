import type { Session } from '../../context/session.ts'
import { chars, symbols } from '../../values/construct.ts'
import { domainItems } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { nil } from '../../values/nulls.ts'
import { isTable, Type, typeInfo } from '../../values/types.ts'
import { Dictionary, type Domain, PartitionedTable, Table, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { withAttribute } from '../../vectors/vector-attributes.ts'
import { attributeOf } from './attributes.ts'
import { nameOf, readByName } from './by-name.ts'
import { unkey } from './keyed-tables.ts'

/** The types, foreign keys and attributes of columns, and the names of tables. */
export const metaVerbs = (session: Session): VerbTable => ({
  meta: unary(x => meta(session, x), {
    shape: 'meta t',
    help: 'the columns of a table with their types, foreign keys and attributes',
    examples: [
      ['meta([]a:1 2;s:`x`y)', 'c| t f a\n-| -----\na| j    \ns| s    '],
      ['meta ([]a:`s#1 2;b:("ab";"c"))', 'c| t f a\n-| -----\na| j   s\nb| C    '],
    ],
  }),
  fkeys: unary(x => fkeys(session, x), {
    shape: 'fkeys t',
    help: 'the foreign keys of a table, with the tables they refer to',
    examples: [['k:([n:`x`y]v:1 2);fkeys([]f:`k$`x`y)', 'f| k']],
  }),
  tables: unary(x => tables(session, x), {
    shape: 'tables x',
    help: 'the names of the tables in a namespace',
    examples: [
      ['t:u:([]a:1 2);tables[]', '`s#`t`u'],
      ['.ns.t:([]a:1 2);tables `.ns', '`s#,`t'],
    ],
  }),
})

/** For each column the letter of its type, the table that it refers to and its attribute. */
function meta(session: Session, x: Value): Dictionary {
  const table = unkey(readByName(session, x))
  const { names, columns } = table instanceof PartitionedTable ? table.sample : table
  const facts = new Table(
    ['t', 'f', 'a'],
    [
      chars(columns.map(typeLetter).join('')),
      symbols(columns.map(column => foreignTable(column) ?? '')),
      symbols(columns.map(attributeOf)),
    ],
  )
  return new Dictionary(new Table(['c'], [symbols(names)]), facts)
}

/** The columns that refer to tables, with the names of those tables. */
function fkeys(session: Session, x: Value): Dictionary {
  const { names, columns } = unkey(readByName(session, x))
  const referred = columns.map(foreignTable)
  return new Dictionary(
    symbols(names.filter((_, i) => referred[i] !== undefined)),
    symbols(referred.filter(name => name !== undefined)),
  )
}

/** The sorted names of the tables in a namespace, by default the current one. */
function tables(session: Session, x: Value): Value {
  const namespace = nameOf(x) || session.context
  const prefix = namespace === '.' ? '' : `${namespace}.`
  const names = session.namesIn(namespace).filter(name => isTable(session.getGlobal(prefix + name) ?? nil))
  return withAttribute(symbols(names.sort()), 's')
}

/** `j` for longs, `J` for a list whose first item is a vector of longs, a blank for other lists. */
export function typeLetter(column: Value): string {
  if (column.kind === 'vector') return letterOf(column.type, column.domain)
  const first = column.kind === 'list' ? column.at(0) : undefined
  return first?.kind === 'vector' ? letterOf(first.type, first.domain).toUpperCase() : ' '
}

/** The letter of a type; for an enumeration that of its symbols, of the keys of its table or of the indices of a link. */
function letterOf(type: number, domain: Domain | undefined): string {
  if (type !== Type.enumeration) return typeInfo(type).letter
  const items = domainItems(domain)
  if (items) return items.kind === 'vector' ? typeInfo(items.type).letter : ' '
  return foreignTableNamed(domain) ? 'j' : 's'
}

const foreignTable = (column: Value): string | undefined =>
  column.kind === 'vector' && column.type === Type.enumeration ? foreignTableNamed(column.domain) : undefined

/** The domain's name if it is a table. Signals the name if it is undefined, as before the file `sym` is loaded. */
function foreignTableNamed(domain: Domain | undefined): string | undefined {
  return isTable(domain?.value ?? signal(domain?.name ?? '')) ? domain?.name : undefined
}
