import { fromRight, JoinTables, missing, overwritten } from './_join-tables.tsx'
import { positionTables } from './_position-tables.ts'

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
