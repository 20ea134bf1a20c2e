import { Diagram } from './_diagram.tsx'

const names = ['sym', 'price', 'size']
const rows = [
  ['A', '50', '10'],
  ['B', '51', '20'],
  ['A', '53', '10'],
  ['B', '52', '40'],
]

const left = 14
const side = 30
const tableColumn = { x: (column: number) => 80 + column * 80, width: 80 }
const recordX = (row: number) => left + row * 95
const vectorX = (column: number) => left + column * 128

// Each value three times: in the table, in its record, in its vector.
const cells = rows.flatMap((values, row) =>
  values.flatMap((value, column) => {
    const cell = { value, width: side, isRead: names[column] === 'price' }
    return [
      { ...cell, x: tableColumn.x(column), y: 28 + row * side, width: tableColumn.width },
      { ...cell, x: recordX(row) + column * side, y: 222 },
      { ...cell, x: vectorX(column) + row * side, y: 368 },
    ]
  }),
)
const outline = (isRead: boolean) =>
  cells
    .filter(cell => cell.isRead === isRead)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v${side}h-${width}z`)
    .join('')

const labels = [
  ...cells.map(({ value, x, y, width }) => ({ text: value, x: x + width / 2, y: y + side / 2 + 5 })),
  ...names.flatMap((text, column) => [
    { text, x: tableColumn.x(column) + tableColumn.width / 2, y: 18 },
    { text, x: vectorX(column) + 2 * side, y: 359 },
  ]),
].sort((a, b) => a.y - b.y || a.x - b.x)

export function ColumnsDiagram() {
  return (
    <Diagram
      title="Rows and columns in memory"
      caption={
        <>
          What <code>sum price</code> has to read, in a row store and in kdb+.
        </>
      }
      description={`A table of four rows with the columns sym, price and size: ${rows.map(row => row.join(' ')).join(', ')}. Row store: record after record. The four prices lie apart, each between a symbol and a size, and sum price reads in four places. kdb+: vector after vector, all of sym, all of price, all of size. The four prices lie side by side, and sum price reads one run.`}
      viewBox="0 0 400 446"
    >
      <path className="box" d={outline(false)} />
      {/* Those that are read come last, on top. */}
      <path className="box accent" d={outline(true)} />
      <text className="code">
        {labels.map(({ text, x, y }, index) => (
          // Without a y of its own, a label stands on the line of the one before.
          <tspan key={`${x} ${y}`} x={x} y={y === labels[index - 1]?.y ? undefined : y}>
            {text}
          </tspan>
        ))}
      </text>
      {rows.map((values, row) => (
        <text key={values.join()} className="note" x={recordX(row) + 1.5 * side} y={213}>
          row {row}
        </text>
      ))}

      <text className="name start" x={left} y={190}>
        Row store: record after record
      </text>
      <path className="accent" d="M59 257v9h285v-9M154 257v9M249 257v9M202 266v8" />
      <text className="accent" x={202} y={290}>
        <tspan className="code">sum price</tspan> reads in four places
      </text>

      <text className="name start" x={left} y={336}>
        kdb+: vector after vector
      </text>
      <path className="accent" d="M142 403v9h120v-9M202 412v8" />
      <text className="accent" x={202} y={436}>
        <tspan className="code">sum price</tspan> reads one run
      </text>
    </Diagram>
  )
}
