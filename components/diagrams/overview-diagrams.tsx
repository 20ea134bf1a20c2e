import { Arrow, Box, Diagram } from './_diagram-parts.tsx'

const readers = ['analysts', 'quants', 'kdb+\ndevelopers', 'other\ndevelopers', 'managers']

/** A page that several readers visit, or where one of them starts or ends; columns are counted from 0. */
interface Stop {
  name: string
  note?: string
  columns: [first: number, last: number]
  y: number
  height?: number
  tone?: 'accent'
}

const starts: Stop[] = [
  { name: 'Baby steps', note: 'kdb+ developers: only if q is new', columns: [0, 3], y: 50, height: 50, tone: 'accent' },
  { name: 'Why\nkdb+?', columns: [4, 4], y: 50, height: 50, tone: 'accent' },
]
const shared: Stop[] = [
  { name: 'Tables and qSQL', columns: [0, 3], y: 120 },
  { name: 'Joins and fby', columns: [0, 2], y: 176 },
  { name: 'Functional select', columns: [1, 2], y: 232 },
  { name: 'Plain tick', columns: [2, 4], y: 288 },
  { name: 'IPC', columns: [2, 3], y: 344 },
  { name: 'Research HDB', columns: [1, 2], y: 400 },
]
const ends: Stop[] = ['A chart', 'A study', 'A tick\nsystem', 'A client', 'A list\nof risks'].map((name, column) => ({
  name,
  columns: [column, column],
  y: 456,
  height: 50,
}))
const stops = [...starts, ...shared, ...ends]

export function StudyMapDiagram() {
  return (
    <Diagram
      title="The study map"
      caption="Where the five paths start, which pages they share and where they end: the main stops only."
      description="Five paths from top to bottom, one for each kind of reader, with the pages they share drawn across them. Analysts, quants and other developers start with Baby steps; kdb+ developers do so only if q is new to them. These four go on to Tables and qSQL. Analysts, quants and kdb+ developers then meet in Joins and fby, quants and kdb+ developers in Functional select. kdb+ developers, other developers and managers, who start with Why kdb+?, share Plain tick. IPC belongs to the two kinds of developer, the Research HDB to quants and kdb+ developers. Each path ends with something made: A chart for analysts, A study for quants, A tick system for kdb+ developers, A client for other developers, A list of risks for managers."
      viewBox="0 0 400 514"
    >
      {readers.flatMap((reader, column) =>
        reader.split('\n').map((line, index, lines) => (
          <text key={`${reader} ${line}`} x={middleOf(column)} y={36 - (lines.length - 1 - index) * 17}>
            {line}
          </text>
        )),
      )}
      {readers.flatMap((reader, column) => {
        const path = stops.filter(({ columns: [first, last] }) => first <= column && column <= last)
        return path.slice(1).map((stop, index) => {
          const before = path[index] ?? stop
          const x = middleOf(column)
          return <Arrow key={`${reader} ${stop.name}`} from={[x, bottomOf(before)]} to={[x, stop.y - 4]} />
        })
      })}
      {stops.map(stop => (
        <Box key={stop.name} {...boxOf(stop)} />
      ))}
    </Diagram>
  )
}

const columnWidth = 79
const boxMargin = 3
const usualHeight = 36

function middleOf(column: number): number {
  return 2.5 + columnWidth * (column + 0.5)
}

function bottomOf({ y, height = usualHeight }: Stop): number {
  return y + height
}

function boxOf({ columns: [first, last], ...stop }: Stop) {
  const width = columnWidth * (last - first + 1) - 2 * boxMargin
  return { height: usualHeight, ...stop, x: 2.5 + columnWidth * first + boxMargin, width }
}

const years = [
  { year: '1960s', y: 66 },
  { year: 'late 1980s', y: 150 },
  { year: '1992 or 1993', y: 234 },
  { year: '1998', y: 318 },
  { year: '2003', y: 402 },
  { year: '2025', y: 486 },
]

export function FamilyDiagram() {
  return (
    <Diagram
      title="From APL to KDB-X"
      caption="The line that leads from Iverson's notation to q, kdb+ and KDB-X."
      description="A family tree with two columns, languages and databases, from top to bottom. APL, after Iverson's notation, was built by IBM in the 1960s. Next stands A, then A+, written at Morgan Stanley from the late 1980s on. Then comes k, from Kx Systems, founded in 1993; its first version dates from 1992 or 1993. kdb followed in 1998, a database written in k and queried with ksql. In 2003 k and ksql were joined in q, which is written in k4, and kdb became the 64-bit kdb+. The next generation of both is KDB-X; its Community Edition was announced in 2025."
      viewBox="0 0 400 520"
    >
      <text className="note" x={170} y={20}>
        languages
      </text>
      <text className="note" x={322} y={20}>
        databases
      </text>
      {years.map(({ year, y }) => (
        <text key={year} className="note start" x={4} y={y}>
          {year}
        </text>
      ))}
      <Box x={104} y={34} width={132} height={54} name="APL" note="Iverson, IBM" />
      <Arrow from={[170, 88]} to={[170, 114]} />
      <Box x={104} y={118} width={132} height={54} name="A, then A+" note="Morgan Stanley" />
      <Arrow from={[170, 172]} to={[170, 198]} />
      <Box x={104} y={202} width={132} height={54} name="k" note="Kx Systems" />
      <Arrow from={[236, 229]} via={[[322, 229]]} to={[322, 282]} />
      <Arrow from={[140, 256]} to={[140, 366]} />
      <Box x={256} y={286} width={132} height={54} name="kdb" note="queried with ksql" />
      <Arrow from={[256, 313]} via={[[200, 313]]} to={[200, 366]} />
      <Arrow from={[322, 340]} to={[322, 366]} />
      <Box x={104} y={370} width={132} height={54} name="q" note="written in k4" tone="accent" />
      <Box x={256} y={370} width={132} height={54} name="kdb+" note="64-bit" tone="accent" />
      <Arrow from={[170, 424]} to={[170, 450]} />
      <Arrow from={[322, 424]} to={[322, 450]} />
      <Box x={104} y={454} width={284} height={54} name="KDB-X" note="Community Edition announced" />
    </Diagram>
  )
}
