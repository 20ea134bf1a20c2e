import { filePath, signalMissing } from '../context/memory-files.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { loadValue, splayedTables, storeValue } from '../files/stored-values.ts'
import { boolean, emptyList, list, long, longs, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { Dictionary, Table, type Value } from '../values/value.ts'
import { unary, type VerbTable, variadic } from '../values/verb.ts'
import { DiskTable } from './disk-tables.ts'
import { tablesIn } from './load-database.ts'
import { fieldName, findField, isPartitionName, partitionOf, partitionPath, segmentsOf } from './partitions.ts'

/** Functions of `.Q` for the partitions of a database. */
export const partitionVerbs = (session: Session): VerbTable => ({
  '.Q.par': variadic(
    3,
    3,
    (folder: Value, partition: Value, table: Value) =>
      symbol(`:${partitionPath(session, filePath(folder), partition, textOf(table))}`),
    {
      shape: '.Q.par[folder;partition;`t]',
      help: 'gives the folder of a table in a partition, by par.txt if the database has one',
      examples: [['.Q.par[`:db;2024.01.01;`t]', '`:db/2024.01.01/t']],
    },
  ),
  '.Q.qp': unary(isPartitioned, {
    shape: '.Q.qp t',
    help: 'gives 1b for a partitioned table, 0b for a splayed one, 0 for anything else',
    examples: [
      ['.Q.qp([]a:1 2)', '0'],
      ['`:t/ set([]a:1 2);.Q.qp get`:t', '0b'],
    ],
  }),
  '.Q.cn': unary(x => countRows(session, x), {
    shape: '.Q.cn t',
    help: 'counts the rows of a table in each partition and keeps the counts in .Q.pn',
    examples: [['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.l`:db;.Q.cn t', ',2']],
  }),
  '.Q.chk': unary(x => fillPartitions(session, x), {
    shape: '.Q.chk folder',
    help: 'adds empty tables to partitions that lack a table of the last partition',
    examples: [
      [
        't:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];u:t;' +
          '.Q.dpft[`:db;2024.05.18;`sym;]each`t`u;.Q.chk`:db;key`:db/2024.05.17',
        '`s#`t`u',
      ],
    ],
  }),
  '.Q.view': unary(x => viewPartitions(session, x), {
    shape: '.Q.view partitions',
    help: 'limits what queries see to some partitions; .Q.view[] shows all again',
    examples: [['t:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];.Q.l`:db;.Q.view 2024.05.18;count t', '0']],
  }),
  '.Q.bv': unary(() => allowMissing(session), {
    shape: '.Q.bv[]',
    help: 'lets queries treat a table that a partition lacks as empty',
    examples: [
      [
        't:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];u:t;' +
          '.Q.dpft[`:db;2024.05.18;`sym;]each`t`u;.Q.l`:db;.Q.bv[];exec v from u',
        '2 1',
      ],
    ],
  }),
  '.Q.bvi': unary(() => allowMissing(session), {
    shape: '.Q.bvi[]',
    help: 'like .Q.bv[], once more after partitions were added',
    examples: [
      [
        't:([]sym:`b`a;v:1 2);.Q.dpft[`:db;2024.05.17;`sym;`t];u:t;' +
          '.Q.dpft[`:db;2024.05.18;`sym;]each`t`u;.Q.l`:db;.Q.bvi[];exec v from u',
        '2 1',
      ],
    ],
  }),
})

function isPartitioned(value: Value): Value {
  if (value instanceof DiskTable) return boolean(true)
  return value.kind === 'table' && splayedTables.has(value) ? boolean(false) : long(0)
}

function countRows(session: Session, table: Value): Value {
  if (!(table instanceof DiskTable)) return signal('type')
  const counts = longs(table.countPartitions())
  const known = readGlobal(session, '.Q.pn')
  if (known.kind === 'dictionary') {
    const names = textsOf(known.keys)
    const values = names.map((name, index) => (name === table.location.name ? counts : itemAt(known.values, index)))
    session.setGlobal('.Q.pn', new Dictionary(known.keys, list(values)))
  }
  return counts
}

/** `` .Q.chk`:db ``: adds missing tables, and returns their paths as a list for each partition. */
function fillPartitions(session: Session, folder: Value): Value {
  const { files } = session
  const database = filePath(folder)
  const folders = segmentsOf(session, database).flatMap(segment =>
    (files.listFolder(segment) ?? []).filter(isPartitionName).map(name => `${segment}/${name}`),
  )
  const field = findField(folders.map(lastName))
  if (!field) return emptyList
  const numberOf = (path: string) => Number(partitionOf(field, lastName(path)).item)
  const partitions = folders.sort((a, b) => numberOf(a) - numberOf(b))
  const model = partitions.at(-1) ?? signalMissing(database)
  const tables = tablesIn(session, model)
  return list(partitions.map(partition => fillPartition(session, partition, tables, model)))
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function fillPartition(session: Session, partition: string, tables: readonly string[], model: string): Value {
  const present = tablesIn(session, partition)
  const missing = tables.filter(name => !present.includes(name))
  for (const name of missing)
    storeValue(session, `${partition}/${name}/`, itemsAt(loadValue(session, `${model}/${name}/`), []))
  return missing.length ? symbols(missing.map(name => `:${partition}/${name}`)) : emptyList
}

function viewPartitions(session: Session, partitions: Value): Value {
  const all = readGlobal(session, '.Q.PV')
  const wanted = isNil(partitions) ? all : partitions
  const numbers = new Set(itemsOf(wanted).map(partitionNumber))
  const indices = Array.from({ length: countOf(all) }, (_, index) => index)
  const chosen = indices.filter(index => numbers.has(partitionNumber(itemAt(all, index))))
  for (const name of ['.Q.pv', fieldName(session)]) session.setGlobal(name, itemsAt(all, chosen))
  return nil
}

const partitionNumber = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : Number.NaN)

/** Keeps an empty copy of each partitioned table in `.Q.vp`, which queries use for a partition that lacks the table. */
function allowMissing(session: Session): Value {
  const names = textsOf(readGlobal(session, '.Q.pt'))
  const schemas = names.map(name => {
    const table = session.getGlobal(name)
    return table instanceof DiskTable ? withoutField(itemsAt(table.sample, []) as Table) : emptyList
  })
  session.setGlobal('.Q.vp', new Dictionary(symbols(names), list(schemas)))
  return nil
}

const withoutField = ({ names, columns }: Table): Table => new Table(names.slice(1), columns.slice(1))
