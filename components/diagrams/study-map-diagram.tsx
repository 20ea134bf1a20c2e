import { Diagram } from './_diagram.tsx'
import { Arrow, Box } from './_diagram-parts.tsx'

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
