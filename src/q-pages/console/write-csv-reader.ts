import { guessColumnType } from './guess-column-type.ts'
import { splitFields } from './split-fields.ts'

const delimiters = [',', ';', '\t', '|']
const mostLines = 100

/**
 * The line of q that reads a CSV file into a table: `` trade:("SF";enlist",")0:`:trade.csv ``. `sample` is the beginning of
 * the file, from which the types are guessed. If the first line is like the others, the columns are named c1, c2 and so on.
 */
export function writeCsvReader(name: string, path: string, sample: string): string {
  const lines = sample
    .split(/\r?\n/)
    .filter(line => line !== '')
    .slice(0, mostLines)
  const [first = ''] = lines
  const delimiter = findDelimiter(first)
  const [header = [], ...rows] = lines.map(line => splitFields(line, delimiter))
  const types = header.map((_, place) => guessColumnType(rows.map(row => row[place] ?? ''))).join('')
  const shown = delimiter === '\t' ? '\\t' : delimiter
  if (hasHeader(header, rows)) return `${name}:("${types}";enlist"${shown}")0:\`:${path}`
  const guessed = header.map((value, place) => guessColumnType([value, ...rows.map(row => row[place] ?? '')])).join('')
  return `${name}:flip${listNames(header.length)}!("${guessed}";"${shown}")0:\`:${path}`
}

/** The delimiter that splits the first line into the most fields. */
function findDelimiter(line: string): string {
  const counts = delimiters.map(delimiter => splitFields(line, delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** The first line is a header if nothing in it looks like a number, a date or a time. */
function hasHeader(header: string[], rows: string[][]): boolean {
  return rows.length === 0 || header.every(name => ['S', '*'].includes(guessColumnType([name])))
}

/** `` `c1`c2 ``; a single name is made a list with enlist. */
function listNames(count: number): string {
  const names = Array.from({ length: count }, (_, place) => `\`c${place + 1}`).join('')
  return count === 1 ? ` enlist[${names}]` : names
}
