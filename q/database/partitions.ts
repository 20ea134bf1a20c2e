import { stringOf } from '../display/string-of.ts'
import { currentSession } from '../evaluate/current-session.ts'
import { splitLines } from '../text/split-bytes.ts'
import { decodeText } from '../values/construct.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import type { Value } from '../values/value.ts'

/** The name of the virtual column in the database that is loaded, such as `date`. */
export const fieldName = (): string => textOf(readDatabase('.Q.pf'))

/** The partitions that queries see: all of them, unless `.Q.view` chose some. */
export const partitionsInView = (): Value => readDatabase('.Q.pv')

const readDatabase = (name: string): Value => currentSession().getGlobal(name) ?? signal('par')

/** The name of the folder of a partition. */
export const folderName = (partition: Value): string => textOf(stringOf(partition))

/** The folders that partitions lie in: those listed in the file `par.txt` of a database, or its own folder. */
export function segmentsOf(database: string): string[] {
  const bytes = currentSession().files.readFile(`${database}/par.txt`)
  if (!bytes) return [database]
  const lines = splitLines(bytes).map(line => decodeText(line).trim().replace(/^:/, ''))
  return lines.filter(Boolean).map(line => (line.startsWith('/') ? line : `${database}/${line}`))
}

/** The folder of a table in a partition; a new partition goes to the segment that its number falls on. */
export function partitionPath(database: string, partition: Value, table: string): string {
  const segments = segmentsOf(database)
  const number = partition.kind === 'atom' ? Number(partition.item) : signal('type')
  const found = segments.find(segment => currentSession().files.listFolder(`${segment}/${folderName(partition)}`))
  // The remainder of a date before 2000 is negative; `at` counts it from the end, as `mod` of q does.
  return `${found ?? segments.at(number % segments.length) ?? database}/${folderName(partition)}/${table}`
}
