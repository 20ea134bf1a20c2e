import { fromRight, JoinTables, missing, type NamedTable, overwritten } from './_join-tables.tsx'

export function LeftJoinDiagram() {
  return (
    <JoinTables
      title="A left join, cell by cell"
      caption={
        <>
          <code>lj</code>: one row for each row on the left; a match overwrites common columns, even with a null.
        </>
      }
      description="The table pos has the columns sym and qty and the rows A 50, B 60 and C 70. The keyed table rep has the key sym and the columns qty and cash, with the rows A null 1, B 80 2 and D 90 3. The result of pos lj rep has three rows. A: the quantity 50 is overwritten with null, and cash is 1 from the right table. B: the quantity 60 is overwritten with 80, and cash is 2. C has no match: its quantity 70 stays, and its cash is null. Row D of rep is left out."
      join="lj"
      {...positionTables('D')}
      expression="pos lj rep"
      result={{
        columns: ['sym', 'qty', 'cash'],
        rows: [
          { cells: ['A', overwritten('null'), fromRight('1')], note: 'was 50' },
          { cells: ['B', overwritten('80'), fromRight('2')], note: 'was 60' },
          { cells: ['C', '70', missing('null')], note: 'no match' },
        ],
      }}
    />
  )
}

export function InnerJoinDiagram() {
  return (
    <JoinTables
      title="An inner join, cell by cell"
      caption={
        <>
          <code>ij</code>: the rows of a left join without those that have no match.
        </>
      }
      description="The same tables as for the left join: pos has the rows A 50, B 60 and C 70; the keyed table rep has the rows A null 1, B 80 2 and D 90 3. The result of pos ij rep has two rows. A: the quantity 50 is overwritten with null, and cash is 1 from the right table. B: the quantity 60 is overwritten with 80, and cash is 2. Row C of pos and row D of rep are left out."
      join="ij"
      {...positionTables('C', 'D')}
      expression="pos ij rep"
      result={{
        columns: ['sym', 'qty', 'cash'],
        rows: [
          { cells: ['A', overwritten('null'), fromRight('1')], note: 'was 50' },
          { cells: ['B', overwritten('80'), fromRight('2')], note: 'was 60' },
        ],
      }}
    />
  )
}

export function UnionJoinDiagram() {
  const { left, right } = positionTables()
  return (
    <JoinTables
      title="A union join of keyed tables, cell by cell"
      caption={
        <>
          <code>uj</code> of keyed tables: a left join, followed by the rows that only the right table has.
        </>
      }
      description="The keyed table 1!pos has the rows A 50, B 60 and C 70; the keyed table rep has the rows A null 1, B 80 2 and D 90 3. The result of (1!pos) uj rep is keyed and has four rows. A: the quantity 50 is overwritten with null, and cash is 1 from the right table. B: the quantity 60 is overwritten with 80, and cash is 2. C is only on the left: its quantity 70 stays, and its cash is null. D is only on the right, so the whole row D 90 3 comes from there."
      left={{ ...left, name: '1!pos', keyed: true }}
      join="uj"
      right={right}
      expression="(1!pos) uj rep"
      result={{
        columns: ['sym', 'qty', 'cash'],
        keyed: true,
        rows: [
          { cells: ['A', overwritten('null'), fromRight('1')], note: 'was 50' },
          { cells: ['B', overwritten('80'), fromRight('2')], note: 'was 60' },
          { cells: ['C', '70', missing('null')], note: 'only on the left' },
          { cells: [fromRight('D'), fromRight('90'), fromRight('3')], note: 'only on the right' },
        ],
      }}
    />
  )
}

// The tables of content/docs/concepts/joins.mdx.
export function EquiJoinDiagram() {
  return (
    <JoinTables
      title="An equi join, cell by cell"
      caption={
        <>
          <code>ej</code>: one row for each pair of rows with the same <code>sym</code>.
        </>
      }
      description="The table watch says which desk watches which symbol: A x, A y and B x. The table deals has the columns sym and size and the rows A 100, B 50, A 200 and C 10. The result of ej on the column sym has five rows. Two rows for A on the left and two on the right make four pairs: x with 100, x with 200, y with 100 and y with 200. B makes one pair: x with 50. C has no partner and is left out."
      left={{
        name: 'watch',
        columns: ['sym', 'desk'],
        rows: [{ cells: ['A', 'x'] }, { cells: ['A', 'y'] }, { cells: ['B', 'x'] }],
      }}
      join="ej"
      right={{
        name: 'deals',
        columns: ['sym', 'size'],
        rows: [
          { cells: ['A', '100'] },
          { cells: ['B', '50'] },
          { cells: ['A', '200'] },
          { cells: ['C', '10'], leftOut: true },
        ],
      }}
      expression="ej[`sym;watch;deals]"
      result={{
        columns: ['sym', 'desk', 'size'],
        rows: [
          { cells: ['A', 'x', fromRight('100')], note: '2 × 2 pairs for A' },
          { cells: ['A', 'x', fromRight('200')] },
          { cells: ['A', 'y', fromRight('100')] },
          { cells: ['A', 'y', fromRight('200')] },
          { cells: ['B', 'x', fromRight('50')], note: '1 × 1 pair for B' },
        ],
      }}
    />
  )
}

/** The tables `pos` and `rep` of content/docs/concepts/joins.mdx; rows whose symbols are `leftOut` are struck through. */
function positionTables(...leftOut: string[]): { left: NamedTable; right: NamedTable } {
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
