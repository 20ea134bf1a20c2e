import { Diagram } from './_diagram.tsx'
import { Arrow } from './_diagram-parts.tsx'

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
