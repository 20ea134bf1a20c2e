import type { Clause } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import { mixColumns } from '../joins/join-arguments.ts'
import { columnOf, fillRows } from '../values/columns.ts'
import { symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { invertIndices } from '../values/indices.ts'
import { countOf, itemAt, toUniformList } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { Dictionary, Table, type Value, type Vector } from '../values/value.ts'
import { groupRows } from '../vectors/row-groups.ts'
import { attributeOfAmended, withAttribute } from '../vectors/vector-attributes.ts'
import { fitItems } from '../verbs/lists/enumerate.ts'
import { replaceEach } from '../verbs/lists/replace-item.ts'
import { changeByName } from '../verbs/tables/by-name.ts'
import { joinDictionaries } from '../verbs/tables/join.ts'
import { filterRows } from './filter.ts'
import { evaluateKeys, GroupedColumns } from './group-by.ts'
import type { GroupKeys, NamedClauses, UpdatePlan } from './plan.ts'
import { QueryColumns, readSource, setKeyCount, type TableSource } from './query-columns.ts'
import { entryLookup } from './select.ts'

/** Runs `update` on a table, a keyed table or a dictionary. A name changes the variable and is the result. */
export const update = (session: Session, table: Value, plan: UpdatePlan): Value =>
  changeByName(session, table, value => updateValue(value, plan))

function updateValue(value: Value, plan: UpdatePlan): Value {
  const source = readSource(value)
  if (source.kind === 'table') return updateTable(source, plan)
  return plan.by.kind === 'rows' ? updateDictionary(source.dictionary, plan.columns) : signal('type')
}

/** Changes or adds columns. Every expression sees the columns as they were before. */
function updateTable({ table, keyCount }: TableSource, { where, by, columns: { names, clauses } }: UpdatePlan): Value {
  const columns = filterRows(new QueryColumns(table), where)
  const values = by.kind === 'keys' ? updateByGroup(columns, by, clauses) : updateRows(columns, clauses)
  const allNames = [...table.names]
  const changed = [...table.columns]
  for (const [i, name] of names.entries()) {
    const index = allNames.includes(name) ? allNames.indexOf(name) : allNames.push(name) - 1
    changed[index] = amendColumn(columnOf(table, name), columns, values[i] as Value)
  }
  return setKeyCount(new Table(allNames, changed), keyCount)
}

/** The new items of each column on the selected rows. */
const updateRows = (columns: QueryColumns, clauses: readonly Clause[]): Value[] =>
  clauses.map(clause => fillRows(clause.evaluate(columns.lookup), columns.rowCount))

/** The new items of each column on the selected rows, evaluated group by group. */
function updateByGroup(columns: QueryColumns, by: GroupKeys, clauses: readonly Clause[]): Value[] {
  const grouped = new GroupedColumns(columns, groupRows(evaluateKeys(columns, by), columns.rowCount))
  return clauses.map(clause => grouped.evaluateRows(clause))
}

/**
 * A column after an update: `values` on the selected rows, the old items or nulls on the others. Signals `type` if some rows of
 * a vector would get items of another type.
 */
function amendColumn(before: Value | undefined, { rows, table }: QueryColumns, values: Value): Value {
  if (!rows) return values
  if (before && !rows.length) return before
  if ((before?.kind === 'vector' || before?.kind === 'list') && rows.length * 8 <= before.length)
    return replaceEach(before, rows, (_, _index, i) => itemAt(values, i))
  const indices = invertIndices(rows, countOf(table))
  if (before?.kind === 'vector') return amendVector(before, indices, values)
  return before ? mixColumns(before, values, indices) : itemsAt(values, indices)
}

function amendVector(before: Vector, indices: Int32Array, values: Value): Value {
  const fresh = fitItems(before, values)
  if (fresh.kind !== 'vector' || fresh.type !== before.type) return signal('type')
  return withAttribute(mixColumns(before, fresh, indices) as Vector, attributeOfAmended(before))
}

/** Changes or adds entries. */
function updateDictionary(dictionary: Dictionary, { names, clauses }: NamedClauses): Dictionary {
  const lookup = entryLookup(dictionary)
  const values = clauses.map(clause => clause.evaluate(lookup))
  return joinDictionaries(dictionary, new Dictionary(symbols(names), toUniformList(values)))
}
