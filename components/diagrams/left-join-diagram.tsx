import { fromRight, JoinTables, missing, overwritten } from './_join-tables.tsx'
import { positionTables } from './_position-tables.ts'

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
