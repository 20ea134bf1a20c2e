import type { Session } from '../../context/session.ts'
import { chars, symbols } from '../../values/construct.ts'
import { domainItems } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { nil } from '../../values/nulls.ts'
import { isTable, Type, typeInfo } from '../../values/types.ts'
import { Dictionary, type Domain, PartitionedTable, Table, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { withAttribute } from '../../vectors/kept-attribute.ts'
import { attributeOf } from './attributes.ts'
import { nameOf, readByName } from './by-name.ts'
import { unkey } from './keyed-tables.ts'

/** What is known of the columns of tables, and which variables are tables. */
export const metaVerbs = (session: Session): VerbTable => ({
  meta: unary(x => meta(session, x)),
  fkeys: unary(x => fkeys(session, x)),
  tables: unary(x => tables(session, x)),
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

/** The names of the tables in a namespace, sorted; of the current one without a name. */
function tables(session: Session, x: Value): Value {
  const namespace = nameOf(x) || session.context
  const prefix = namespace === '.' ? '' : `${namespace}.`
  const names = session.namesIn(namespace).filter(name => isTable(session.getGlobal(prefix + name) ?? nil))
  return withAttribute(symbols(names.sort()), 's')
}

/** `j` for longs, `J` for lists of longs going by the first, a blank for lists of anything else. */
function typeLetter(column: Value): string {
  if (column.kind === 'vector') return letterOf(column.type, column.domain)
  const first = column.kind === 'list' ? column.items[0] : undefined
  return first?.kind === 'vector' ? letterOf(first.type, first.domain).toUpperCase() : ' '
}

/** The type of what an enumeration stands for: symbols, keys of a table, or indices in a table without keys. */
function letterOf(type: number, domain: Domain | undefined): string {
  if (type !== Type.enumeration) return typeInfo(type).letter
  const items = domainItems(domain)
  if (items) return items.kind === 'vector' ? typeInfo(items.type).letter : ' '
  return foreignTableNamed(domain) ? 'j' : 's'
}

const foreignTable = (column: Value): string | undefined =>
  column.kind === 'vector' && column.type === Type.enumeration ? foreignTableNamed(column.domain) : undefined

/** The name if it is that of a table; an error if there is no such variable, as before the file `sym` is loaded. */
function foreignTableNamed(domain: Domain | undefined): string | undefined {
  return isTable(domain?.value ?? signal(domain?.name ?? '')) ? domain?.name : undefined
}
