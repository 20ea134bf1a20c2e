import { fromRight, JoinTables, overwritten } from './_join-tables.tsx'
import { positionTables } from './_position-tables.ts'

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
