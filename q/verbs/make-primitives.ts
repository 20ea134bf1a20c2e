import { Primitive } from '../values/value.ts'
import type { VerbTable } from '../values/verb-table.ts'

/** The verbs of a table as values, by name. One of a single argument is a unary primitive, as is `enlist`; all others are operators. */
export function makePrimitives(table: VerbTable): Record<string, Primitive> {
  const entries = Object.entries(table).map(([name, { minRank, maxRank, run }]) => {
    const type = maxRank === 1 || maxRank > 8 ? 101 : 102
    return [name, new Primitive(name, type, minRank, maxRank, run)] as const
  })
  return Object.fromEntries(entries)
}
