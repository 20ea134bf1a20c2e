import { added, fromRight, JoinTables, missing } from './_join-tables.tsx'
import { positionTables } from './_position-tables.ts'

export function PlusJoinDiagram() {
  return (
    <JoinTables
      title="A plus join, cell by cell"
      caption={
        <>
          <code>pj</code>: common columns are added, and a missing number counts as zero.
        </>
      }
      description="The same tables as for the left join: pos has the rows A 50, B 60 and C 70; the keyed table rep has the rows A null 1, B 80 2 and D 90 3. The result of pos pj rep has three rows. A: to the quantity 50 a null is added, which counts as zero, so it stays 50; cash is 1 from the right table. B: 60 and 80 are added to 140, and cash is 2. C has no match: its quantity 70 stays, and its cash is zero. Row D of rep is left out."
      join="pj"
      {...positionTables('D')}
      expression="pos pj rep"
      missing="zero"
      result={{
        columns: ['sym', 'qty', 'cash'],
        rows: [
          { cells: ['A', added('50'), fromRight('1')], note: '50 + null as 0' },
          { cells: ['B', added('140'), fromRight('2')], note: '60 + 80' },
          { cells: ['C', '70', missing('0')], note: 'no match' },
        ],
      }}
    />
  )
}
