import { fromRight, JoinTables } from './_join-tables.tsx'

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
