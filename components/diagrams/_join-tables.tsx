import type { ReactNode } from 'react'
import { Arrow, Diagram } from './_diagram-parts.tsx'

/** What happened to a cell of the result; every mark has a sign of its own besides its colour. */
type Mark = 'right' | 'overwritten' | 'missing'

type Cell = string | { value: string; mark: Mark }

/** A row that is `left out` of the result is struck through; a `note` stands to its right. */
interface Row {
  cells: Cell[]
  leftOut?: true
  note?: string
}

interface Table {
  columns: string[]
  keyed?: true
  rows: Row[]
}

export type NamedTable = Table & { name: string }

interface JoinTablesProps {
  title: string
  caption: ReactNode
  description: string
  left: NamedTable
  join: string
  right: NamedTable
  /** The q expression that stands above the result. */
  expression: string
  result: Table
  /** What a missing cell holds. */
  missing?: string
}

/** Two tables, the word that joins them, their result below and a legend of the marks in use. */
export function JoinTables({ left, join, right, expression, result, missing = 'null', ...frame }: JoinTablesProps) {
  const inputsEnd = firstRow + Math.max(left.rows.length, right.rows.length) * rowHeight
  const resultTop = inputsEnd + 50
  const legendTop = resultTop + firstRow + result.rows.length * rowHeight + 18
  const legend = legendOf([...left.rows, ...right.rows], result.rows, missing)
  const rightX = 374 - widthOf(right)
  return (
    <Diagram {...frame} viewBox={`0 0 400 ${legendTop + Math.ceil(legend.length / 2) * legendStep}`}>
      <TableName x={26} y={16} width={widthOf(left)} name={left.name} />
      <TableCells table={left} x={26} y={16} />
      <text className="code" x={(26 + widthOf(left) + rightX) / 2} y={firstRow + rowHeight + 4}>
        {join}
      </text>
      <TableName x={rightX} y={16} width={widthOf(right)} name={right.name} />
      <TableCells table={right} x={rightX} y={16} />
      <Arrow from={[resultMiddle, inputsEnd + 10]} to={[resultMiddle, inputsEnd + 32]} />
      <text className="code" x={resultMiddle} y={resultTop + 4}>
        {expression}
      </text>
      <TableCells table={result} x={resultMiddle - widthOf(result) / 2} y={resultTop + 4} />
      {legend.map(({ sign, meaning }, index) => {
        const [x, y] = [30 + (index % 2) * 188, legendTop + Math.floor(index / 2) * legendStep]
        return (
          <g key={meaning}>
            {sign === 'leftOut' ? <Strike x={x} y={y} width={30} /> : <CellBox x={x} y={y} width={30} mark={sign} />}
            <text className="note start" x={x + 40} y={y + 15}>
              {meaning}
            </text>
          </g>
        )
      })}
    </Diagram>
  )
}

export const fromRight = (value: string): Cell => ({ value, mark: 'right' })
export const overwritten = (value: string): Cell => ({ value, mark: 'overwritten' })
export const missing = (value: string): Cell => ({ value, mark: 'missing' })

function TableName({ name, x, y, width }: { name: string; x: number; y: number; width: number }) {
  return (
    <text className="name" x={x + width / 2} y={y}>
      {name}
    </text>
  )
}

/** The header, the rule below it, the bar after a key, and the rows of a table whose name has its baseline at `y`. */
function TableCells({ table, x, y }: { table: Table; x: number; y: number }) {
  const widths = columnWidths(table)
  const starts = widths.map((_, column) => x + sum(widths.slice(0, column)))
  const top = y - 16 + firstRow
  const bar = x + (widths[0] ?? 0) + 1
  return (
    <>
      {table.columns.map((name, column) => (
        <text key={name} className="code" x={(starts[column] ?? 0) + (widths[column] ?? 0) / 2} y={top - 10}>
          {name}
        </text>
      ))}
      <path
        d={`M${x} ${top - 4}h${sum(widths)}${table.keyed ? `M${bar} ${top - 20}v${20 + table.rows.length * rowHeight}` : ''}`}
      />
      {table.rows.map(({ cells, leftOut, note }, index) => {
        const rowTop = top + index * rowHeight
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered, and two may be alike
          <g key={index}>
            {cells.map((cell, column) => {
              const { value, mark } = typeof cell === 'string' ? { value: cell, mark: undefined } : cell
              const [left, width] = [starts[column] ?? 0, widths[column] ?? 0]
              return (
                <g key={table.columns[column]}>
                  <CellBox x={left + 3} y={rowTop} width={width - 4} mark={mark} />
                  <text className="code" x={left + 1 + width / 2} y={rowTop + 16}>
                    {value}
                  </text>
                </g>
              )
            })}
            {leftOut && <Strike x={x - 4} y={rowTop} width={sum(widths) + 10} />}
            {note && (
              <text className="note start" x={x + sum(widths) + 12} y={rowTop + 16}>
                {note}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}

/** The box of a cell: a corner for overwritten, a broken line for missing. */
function CellBox({ x, y, width, mark }: { x: number; y: number; width: number; mark: Mark | undefined }) {
  const box = { x, y, width, height: rowHeight - 3, rx: 3 }
  if (mark === 'missing') return <rect className="loss" {...box} strokeDasharray="4 4" />
  if (mark === 'right') return <rect className="box accent" {...box} />
  if (!mark) return null
  return (
    <>
      <rect className="box motion" {...box} />
      <path className="motion dot" d={`M${x + width - 9} ${y}h9v9z`} />
    </>
  )
}

function Strike({ x, y, width }: { x: number; y: number; width: number }) {
  return <path className="loss" d={`M${x} ${y + (rowHeight - 3) / 2}h${width}`} />
}

function legendOf(inputs: Row[], results: Row[], missing: string) {
  const marks = results.flatMap(({ cells }) => cells.map(cell => (typeof cell === 'string' ? undefined : cell.mark)))
  return [
    { sign: 'right' as const, meaning: 'from the right table' },
    { sign: 'overwritten' as const, meaning: 'overwritten' },
    { sign: 'missing' as const, meaning: `no value: ${missing}` },
    { sign: 'leftOut' as const, meaning: 'left out' },
  ].filter(({ sign }) => (sign === 'leftOut' ? inputs.some(({ leftOut }) => leftOut) : marks.includes(sign)))
}

function widthOf(table: Table): number {
  return sum(columnWidths(table))
}

/** A column is as wide as its longest text: 8 units for each character and 22 around it. */
function columnWidths({ columns, rows }: Table): number[] {
  return columns.map((name, column) => {
    const values = rows
      .map(({ cells }) => cells[column] ?? '')
      .map(cell => (typeof cell === 'string' ? cell : cell.value))
    return 22 + 8 * Math.max(...[name, ...values].map(text => text.length))
  })
}

function sum(lengths: number[]): number {
  return lengths.reduce((total, length) => total + length, 0)
}

const rowHeight = 25
/** Where the first row begins, measured from the top of a table with its name. */
const firstRow = 48
const legendStep = 28
/** Left of the centre, because notes stand to the right of the result. */
const resultMiddle = 150
