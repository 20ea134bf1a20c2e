import type { NamedTable } from './_join-tables.tsx'

/** The tables `pos` and `rep` of content/docs/concepts/joins.mdx; rows whose symbols are `leftOut` are struck through. */
export function positionTables(...leftOut: string[]): { left: NamedTable; right: NamedTable } {
  const row = (sym: string, ...values: string[]) => ({
    cells: [sym, ...values],
    ...(leftOut.includes(sym) && { leftOut: true as const }),
  })
  return {
    left: { name: 'pos', columns: ['sym', 'qty'], rows: [row('A', '50'), row('B', '60'), row('C', '70')] },
    right: {
      name: 'rep',
      columns: ['sym', 'qty', 'cash'],
      keyed: true,
      rows: [row('A', 'null', '1'), row('B', '80', '2'), row('D', '90', '3')],
    },
  }
}
