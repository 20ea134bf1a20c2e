import { Arrow, Diagram, Outline } from './_diagram-parts.tsx'

// The dictionary d and the keyed table inst of content/docs/concepts/dictionariesTables.mdx.
const columns = [
  { name: 'sym', values: ['AAA', 'BBB', 'AAA'] },
  { name: 'price', values: ['101.5', '54.2', '101.7'] },
  { name: 'size', values: ['100', '200', '50'] },
]
const instruments = [
  { key: 'AAA', values: ['Alpha', '100'] },
  { key: 'BBB', values: ['Beta', '50'] },
]

const cell = { width: 66, height: 28 }

// The marked column is drawn last, on top of its neighbours' borders.
const columnCells = columns
  .flatMap(({ name, values }, column) =>
    values.map((text, item) => ({ text, column, item, tone: name === 'price' ? ('accent' as const) : undefined })),
  )
  .sort((a, b) => Number(a.tone === 'accent') - Number(b.tone === 'accent'))

export function DictionaryTableDiagram() {
  return (
    <Diagram
      title="A dictionary, a table and a keyed table"
      caption={
        <>
          <code>flip</code> turns a dictionary of columns into a table. A keyed table is a dictionary again.
        </>
      }
      description={`Dictionary of columns: each name leads to a list that lies on its side. ${columns.map(({ name, values }) => `${name} is ${values.join(' ')}`).join(', ')}. An arrow named flip leads to the table. Table: the same three lists, now standing, with their names above them; price is marked in both. Keyed table: a dictionary from the rows of one table to the rows of another. An arrow leads from each key to its row: ${instruments.map(({ key, values }) => `${key} to ${values.join(' ')}`).join(', ')}.`}
      viewBox="0 0 400 446"
    >
      <text className="name start" x={40} y={18}>
        Dictionary of columns
      </text>
      {columns.map(({ name }, row) => (
        <Cell key={name} x={40} y={30 + row * cell.height} text={name} isBare />
      ))}
      {columnCells.map(({ text, tone, column, item }) => (
        <Cell
          key={`${column} ${item}`}
          x={124 + item * cell.width}
          y={30 + column * cell.height}
          text={text}
          tone={tone}
        />
      ))}
      <path d="M115 26v92" />

      <Arrow from={[223, 124]} to={[223, 164]} />
      <text className="code start" x={233} y={149}>
        flip
      </text>

      <text className="name start" x={40} y={196}>
        Table
      </text>
      {columns.map(({ name }, column) => (
        <Cell key={name} x={124 + column * cell.width} y={172} text={name} isBare />
      ))}
      {columnCells.map(({ text, tone, column, item }) => (
        <Cell
          key={`${column} ${item}`}
          x={124 + column * cell.width}
          y={204 + item * cell.height}
          text={text}
          tone={tone}
        />
      ))}
      <path d="M124 201h198" />

      <text className="name start" x={40} y={334}>
        Keyed table
      </text>
      {['sym', 'name', 'lot'].map((name, column) => (
        <Cell key={name} x={keyedX(column)} y={342} text={name} isBare />
      ))}
      {instruments.map(({ key, values }, row) => (
        <g key={key}>
          <Cell x={keyedX(0)} y={376 + row * 34} text={key} />
          <Arrow from={[106, 390 + row * 34]} to={[186, 390 + row * 34]} tone="accent" />
          {values.map((text, item) => (
            <Cell key={text} x={keyedX(item + 1)} y={376 + row * 34} text={text} />
          ))}
        </g>
      ))}
      <path d="M40 371h66M190 371h132" />
    </Diagram>
  )
}

interface CellProps {
  x: number
  y: number
  text: string
  tone?: 'accent' | undefined
  isBare?: boolean
}

/** One value in its box; a bare one is a name and has none. */
function Cell({ x, y, text, tone, isBare = false }: CellProps) {
  return (
    <>
      {!isBare && <rect className={tone ? `box ${tone}` : 'box'} x={x} y={y} {...cell} />}
      <text className="code" x={x + cell.width / 2} y={y + cell.height / 2 + 4.5}>
        {text}
      </text>
    </>
  )
}

/** The key stands apart from the value columns. */
function keyedX(column: number): number {
  return column === 0 ? 40 : 190 + (column - 1) * cell.width
}

const columnNames = ['sym', 'price', 'size']
const storedRows = [
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
const storedCells = storedRows.flatMap((values, row) =>
  values.flatMap((value, column) => {
    const cell = { value, width: side, isRead: columnNames[column] === 'price' }
    return [
      { ...cell, x: tableColumn.x(column), y: 28 + row * side, width: tableColumn.width },
      { ...cell, x: recordX(row) + column * side, y: 222 },
      { ...cell, x: vectorX(column) + row * side, y: 368 },
    ]
  }),
)
const outline = (isRead: boolean) =>
  storedCells
    .filter(cell => cell.isRead === isRead)
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v${side}h-${width}z`)
    .join('')

const labels = [
  ...storedCells.map(({ value, x, y, width }) => ({ text: value, x: x + width / 2, y: y + side / 2 + 5 })),
  ...columnNames.flatMap((text, column) => [
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
      description={`A table of four rows with the columns sym, price and size: ${storedRows.map(row => row.join(' ')).join(', ')}. Row store: record after record. The four prices lie apart, each between a symbol and a size, and sum price reads in four places. kdb+: vector after vector, all of sym, all of price, all of size. The four prices lie side by side, and sum price reads one run.`}
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
      {storedRows.map((values, row) => (
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

/** An entry of a folder; the query at the foot of the drawing touches those that are `framed`. */
interface TreeEntry {
  depth: number
  name: string
  note?: string
  framed?: true
}

const treeEntries: TreeEntry[] = [
  { depth: 0, name: 'db' },
  { depth: 1, name: 'sym', note: 'each symbol once, in memory', framed: true },
  { depth: 1, name: 'instrument', note: 'splayed, no date' },
  { depth: 2, name: '.d' },
  { depth: 2, name: 'sym' },
  { depth: 2, name: 'sector' },
  { depth: 2, name: 'lot' },
  { depth: 1, name: '2024.01.02', note: 'partition', framed: true },
  { depth: 2, name: 'trade', note: 'table', framed: true },
  { depth: 3, name: '.d', note: 'names and order of columns' },
  { depth: 3, name: 'sym', note: 'numbers into db/sym, parted', framed: true },
  { depth: 3, name: 'time' },
  { depth: 3, name: 'price', note: 'only the rows of A', framed: true },
  { depth: 3, name: 'size' },
  { depth: 1, name: '2024.01.03', note: 'the same again' },
  { depth: 1, name: '2024.01.04', note: 'the same again' },
]
const rowHeight = 22
const indent = 34
const treeX = (depth: number) => 14 + depth * indent
const treeY = (row: number) => 14 + row * rowHeight
const letterWidth = 7.8

export function PartitionTreeDiagram() {
  const foot = treeY(treeEntries.length)
  return (
    <Diagram
      title="A partitioned database on disk"
      caption="A folder for each date, a folder for each table in it, a file for each column. The query touches what is framed."
      description="A tree of folders. The folder db holds the file sym, with each symbol once, the splayed folder instrument without a date, with .d, sym, sector and lot, and the folders 2024.01.02, 2024.01.03 and 2024.01.04, a partition for each date. The first holds a folder for the table trade: the file .d with the names and the order of the columns, and a file for each of the columns sym, time, price and size. There sym holds numbers into db/sym and is parted. The other dates hold the same again. Frames show what the query select avg price from trade where date=2024.01.02,sym=`A touches: db/sym, which is in memory, of the dates 2024.01.02 alone, and in its trade the file sym and of price the rows of A."
      viewBox={`0 0 400 ${foot + 54}`}
    >
      {treeEntries.map(({ depth, name, note, framed }, row) => {
        const above = treeEntries.findLastIndex((other, index) => index < row && other.depth <= depth)
        const isFirst = (treeEntries[above]?.depth ?? 0) < depth
        return (
          <g key={`${above} ${name}`}>
            {depth === 0 ? null : (
              <path
                d={`M${treeX(depth - 1) + 8} ${treeY(above) + (isFirst ? 10 : 0)}V${treeY(row)}H${treeX(depth) - 5}`}
              />
            )}
            {framed ? (
              <Outline
                x={treeX(depth) - 5}
                y={treeY(row) - 9}
                width={Math.round(name.length * letterWidth) + 10}
                height={18}
                tone="accent"
              />
            ) : null}
            <text className="code start" x={treeX(depth)} y={treeY(row) + 5}>
              {name}
            </text>
            {note ? (
              <text className="note start" x={190} y={treeY(row) + 5}>
                {note}
              </text>
            ) : null}
          </g>
        )
      })}
      <path d={`M14 ${foot}H386`} />
      <text className="code start" x={14} y={foot + 24}>
        select avg price from trade
      </text>
      <text className="code start" x={30} y={foot + 44}>
        where date=2024.01.02,sym=`A
      </text>
    </Diagram>
  )
}
