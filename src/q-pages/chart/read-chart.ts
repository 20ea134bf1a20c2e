import { type Column, findLastData, type PrintedData } from './printed-data.ts'
import { isInfinite, readNumber, readPositions } from './read-cell.ts'

/** The chart that the first line of a session asks for: `bars="Trades of each symbol" log`. */
export interface ChartRequest {
  kind: 'bars' | 'line'
  caption: string
  isLog: boolean
}

/** What a chart shows. */
export interface Chart {
  isLog: boolean
  /** What each bar is for, or the moments of a line, as q printed them. */
  labels: { name: string; texts: string[] }
  /** Where the labels stand on the axis of a line; empty for bars. */
  positions: number[]
  /** One to three. */
  series: Series[]
}

export interface Series {
  name: string
  /** One for each label; null for a null of q. */
  values: (Value | null)[]
}

/** A number, and how q printed it. */
export interface Value {
  number: number
  text: string
}

/** Why a chart cannot be drawn, for its author. */
export interface Refusal {
  what: string
  fix: string
}

const maxRows = 40
const maxSeries = 3

/** Reads the chart from the last table or dictionary that a session prints. */
export function readChart({ kind, isLog }: ChartRequest, outputs: readonly string[]): Chart | Refusal {
  const data = findLastData(outputs)
  if (!data) {
    return refuse('has no table or dictionary to draw', 'Let the last input of the session print what the chart shows.')
  }
  const { labels, candidates } = splitColumns(data)
  const series = candidates.flatMap(column => readSeries(column) ?? [])
  const refusal = refuseData(data, labels, candidates, series) ?? (isLog ? refuseLog(series) : undefined)
  if (refusal) return refusal
  if (kind === 'bars') return { isLog, labels, positions: [], series }
  const positions = readPositions(labels.texts)
  return refuseLine(data, labels, positions) ?? { isLog, labels, positions: positions ?? [], series }
}

/** The keys are the labels of the rows; without keys, the first column is. */
function splitColumns({ keys, columns }: PrintedData): { labels: Chart['labels']; candidates: Column[] } {
  const [first, ...rest] = columns
  const ofLabels = keys.length > 0 ? keys : first ? [first] : []
  const name = ofLabels.map(column => column.name).join(' ')
  const rows = ofLabels[0]?.cells ?? []
  const texts = rows.map((_, row) => ofLabels.map(({ cells }) => cells[row] ?? '').join(' '))
  return { labels: { name, texts }, candidates: keys.length > 0 ? columns : rest }
}

/** Undefined for a column of anything but numbers. */
function readSeries({ name, cells }: Column): Series | undefined {
  const values: (Value | null)[] = []
  for (const text of cells) {
    const number = readNumber(text)
    if (number === undefined) return undefined
    values.push(number === null ? null : { number, text })
  }
  return values.some(value => value !== null) ? { name, values } : undefined
}

function refuseData(
  { isCut }: PrintedData,
  { texts }: Chart['labels'],
  candidates: Column[],
  series: Series[],
): Refusal | undefined {
  if (isCut) {
    return refuse(
      'lacks what the console left out at `..`',
      'Print fewer rows or columns, or widen the console before them: `system "c 60 120"`.',
    )
  }
  if (texts.length === 0) return refuse('has no rows to draw', 'Let the session print a table with rows.')
  if (texts.length > maxRows) {
    return refuse(`has ${texts.length} rows`, `Print at most ${maxRows}, such as the first, or a count for each group.`)
  }
  const infinite = candidates.flatMap(({ cells }) => cells).find(isInfinite)
  if (infinite) return refuse(`has the infinite value ${infinite}`, 'Leave out its row, or fill it in the query.')
  if (series.length === 0) {
    return refuse(
      'has no column of numbers',
      'The first column, or the key, has the labels; print numbers beside them.',
    )
  }
  if (series.length > maxSeries) {
    const names = series.map(({ name }) => `\`${name}\``).join(', ')
    return refuse(`has ${series.length} columns of numbers: ${names}`, `Select those to compare, at most ${maxSeries}.`)
  }
  return undefined
}

function refuseLog(series: Series[]): Refusal | undefined {
  const [value] = series.flatMap(({ values }) => values.filter(each => each !== null && each.number <= 0))
  if (!value) return undefined
  return refuse(`has the value ${value.text}, which a logarithmic axis lacks`, 'Leave out `log`, or the row.')
}

function refuseLine(
  { keys }: PrintedData,
  { name, texts }: Chart['labels'],
  positions: number[] | undefined,
): Refusal | undefined {
  if (keys.length > 1) {
    return refuse(`has ${keys.length} key columns`, 'A line has one; make the others columns, or draw `bars`.')
  }
  const shownName = name ? `\`${name}\`` : 'the key'
  if (!positions) {
    return refuse(
      `has values in ${shownName} that are neither numbers nor dates or times, or are null`,
      'The first column, or the key, is the horizontal axis of a line. Draw other labels as `bars`.',
    )
  }
  if (texts.length < 2) return refuse('has a single row', 'A line needs two. Draw one row as `bars`.')
  if (positions.some((position, index) => position < (positions[index - 1] ?? Number.NEGATIVE_INFINITY))) {
    return refuse(`has a horizontal axis, ${shownName}, that does not ascend`, 'Sort the table: `xasc`.')
  }
  return undefined
}

const refuse = (what: string, fix: string): Refusal => ({ what: `The chart of this session ${what}.`, fix })
