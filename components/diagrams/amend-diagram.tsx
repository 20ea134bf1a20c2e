import { Diagram } from './_diagram.tsx'

const matrix = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
]

// Rows and columns as an index names them; nothing means all of them.
const panels = [
  { name: 'One row', call: '@[m;1;neg]', x: 12, y: 10, rows: [1] },
  { name: 'One item', call: '.[m;1 2;neg]', x: 212, y: 10, rows: [1], columns: [2] },
  { name: 'One column', call: '.[m;(::;1);neg]', x: 12, y: 196, columns: [1] },
  { name: 'A cross section', call: '.[m;(0 2;1 2);neg]', x: 212, y: 196, rows: [0, 2], columns: [1, 2] },
]

const cell = { width: 40, height: 30 }

export function AmendDiagram() {
  return (
    <Diagram
      title="What an index of amend reaches"
      caption={
        <>
          The marked items change. <code>@</code> takes one index, <code>.</code> one for each level.
        </>
      }
      description={`The same list m of three rows, ${matrix.map(row => row.join(' ')).join(', ')}, amended four times with neg; rows and columns are numbered from 0. ${panels.map(panel => `${panel.name}: ${panel.call} changes ${changedItems(panel).join(', ')}.`).join(' ')}`}
      viewBox="0 0 400 376"
    >
      {panels.map(panel => (
        <Panel key={panel.call} {...panel} />
      ))}
    </Diagram>
  )
}

interface Reach {
  rows?: number[]
  columns?: number[]
}
type PanelProps = Reach & { name: string; call: string; x: number; y: number }

/** The list m with its indexes, and the items marked that one amend changes. */
function Panel({ name, call, x, y, ...reach }: PanelProps) {
  const left = x + 26
  const top = y + 66
  // Marked cells come last, on top of their neighbours' borders.
  const cells = matrix
    .flatMap((row, r) => row.map((value, c) => ({ value, r, c, isChanged: isReached(reach, r, c) })))
    .sort((a, b) => Number(a.isChanged) - Number(b.isChanged))
  return (
    <>
      <text className="name start" x={x} y={y + 14}>
        {name}
      </text>
      <text className="code start" x={x} y={y + 34}>
        {call}
      </text>
      {[0, 1, 2].map(index => (
        <g key={index}>
          <text className="note" x={left + (index + 0.5) * cell.width} y={top - 7}>
            {index}
          </text>
          <text className="note" x={left - 12} y={top + (index + 0.5) * cell.height + 4.5}>
            {index}
          </text>
        </g>
      ))}
      {cells.map(({ value, r, c, isChanged }) => (
        <g key={value}>
          <rect
            className={isChanged ? 'box accent' : 'box'}
            x={left + c * cell.width}
            y={top + r * cell.height}
            {...cell}
          />
          <text className="code" x={left + (c + 0.5) * cell.width} y={top + (r + 0.5) * cell.height + 4.5}>
            {isChanged ? -value : value}
          </text>
        </g>
      ))}
    </>
  )
}

function isReached({ rows, columns }: Reach, row: number, column: number): boolean {
  return (!rows || rows.includes(row)) && (!columns || columns.includes(column))
}

function changedItems(reach: Reach): number[] {
  return matrix.flatMap((row, r) => row.filter((_, c) => isReached(reach, r, c)))
}
