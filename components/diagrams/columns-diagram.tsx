import { Diagram } from './_diagram.tsx'

const names = ['sym', 'price', 'size']
const rows = [
  ['A', '50', '10'],
  ['B', '51', '20'],
  ['A', '53', '10'],
  ['B', '52', '40'],
]

const left = 14
const side = 29
const tableColumn = { x: (column: number) => 80 + column * 80, width: 80 }
const recordX = (row: number) => left + row * 95
const vectorX = (column: number) => left + column * 128

// Each value three times: in the table, in its record, in its vector. Cells that are read come last, on top.
const cells = rows
  .flatMap((values, row) =>
    values.flatMap((value, column) => {
      const cell = { value, width: side, isRead: names[column] === 'price' }
      return [
        { ...cell, x: tableColumn.x(column), y: 28 + row * side, width: tableColumn.width },
        { ...cell, x: recordX(row) + column * side, y: 222 },
        { ...cell, x: vectorX(column) + row * side, y: 368 },
      ]
    }),
  )
  .sort((a, b) => Number(a.isRead) - Number(b.isRead))

export function ColumnsDiagram() {
  return (
    <Diagram
      title="Rows and columns in memory"
      caption={
        <>
          What <code>sum price</code> has to read, in a row store and in kdb+.
        </>
      }
      description={`A table of four rows with the columns sym, price and size: ${rows.map(row => row.join(' ')).join(', ')}. Row store: record after record, from row 0 to row 3. The four prices lie apart, each between a symbol and a size, and sum price reads in four places. kdb+: vector after vector, first all of sym, then all of price, then all of size. The four prices lie side by side, and sum price reads one run.`}
      viewBox="0 0 400 446"
    >
      {cells.map(({ x, y, width, value, isRead }) => (
        <g key={`${x} ${y}`}>
          <rect className={isRead ? 'box accent' : 'box'} x={x} y={y} width={width} height={side} />
          <text className="code" x={x + width / 2} y={y + side / 2 + 4.5}>
            {value}
          </text>
        </g>
      ))}
      {names.map((name, column) => (
        <g key={name}>
          <text className="code" x={tableColumn.x(column) + tableColumn.width / 2} y={18}>
            {name}
          </text>
          <text className="code" x={vectorX(column) + 2 * side} y={359}>
            {name}
          </text>
        </g>
      ))}
      {rows.map((values, row) => (
        <text key={values.join()} className="note" x={recordX(row) + 1.5 * side} y={213}>
          row {row}
        </text>
      ))}

      <text className="name start" x={left} y={190}>
        Row store: record after record
      </text>
      <path className="accent" d="M57.5 257v9h285v-9M152.5 257v9M247.5 257v9M200 266v8" />
      <text className="accent" x={200} y={290}>
        <tspan className="code">sum price</tspan> reads in four places
      </text>

      <text className="name start" x={left} y={336}>
        kdb+: vector after vector
      </text>
      <path className="accent" d="M142 403v9h116v-9M200 412v8" />
      <text className="accent" x={200} y={436}>
        <tspan className="code">sum price</tspan> reads one run
      </text>
    </Diagram>
  )
}
