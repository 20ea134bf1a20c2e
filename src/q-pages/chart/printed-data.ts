// Reads tables and dictionaries back from the text that q prints for them. Columns are aligned, so a cell is what stands below
// the first letter of its column's name; a null is an empty cell.

export interface Column {
  /** Empty for the keys of a dictionary. */
  name: string
  cells: string[]
}

/** A table or a dictionary that a session printed. */
export interface PrintedData {
  /** The columns before `|`; none for a table without keys. */
  keys: Column[]
  columns: Column[]
  /** Whether the console left out rows, or the ends of rows. */
  isCut: boolean
}

/** The last table or dictionary among the outputs of a session. */
export function findLastData(outputs: readonly string[]): PrintedData | undefined {
  for (const output of outputs.toReversed()) {
    const lines = output.trimEnd().split('\n')
    const data = readTable(lines) ?? readDictionary(lines)
    if (data) return data
  }
  return undefined
}

/** The line between the names of a table and its rows: `--------`, or `---| ----` where the columns before it are keys. */
const ruleOfTable = /^-+(?:\|(?: -*)?)?(?:\.\.)?$/

/** Whether the console left out the rest of a line, or of the lines. */
const isCutLine = (line: string) => line.endsWith('..')

function readTable(lines: readonly string[]): PrintedData | undefined {
  const ruleIndex = lines.findLastIndex((line, index) => index > 0 && ruleOfTable.test(line.trimEnd()))
  const header = lines[ruleIndex - 1]
  if (header === undefined) return undefined
  const bar = lines[ruleIndex]?.indexOf('|') ?? -1
  const below = lines.slice(ruleIndex + 1)
  const rows = below.at(-1) === '..' ? below.slice(0, -1) : below
  const isCut = [header, ...below].some(isCutLine)
  if (bar < 0) return { keys: [], columns: readColumns(header, rows), isCut }
  const keys = readColumns(
    header.slice(0, bar),
    rows.map(row => row.slice(0, bar)),
  )
  const columns = readColumns(
    header.slice(bar + 1),
    rows.map(row => row.slice(bar + 1)),
  )
  return { keys: keys.length > 0 ? keys : [namelessColumn(rows.map(row => row.slice(0, bar)))], columns, isCut }
}

function readColumns(header: string, rows: readonly string[]): Column[] {
  const names = [...header.matchAll(/\S+/g)]
  return names.map(({ 0: name, index }, place) => {
    const end = names[place + 1]?.index
    return { name, cells: rows.map(row => row.slice(index, end).trim()) }
  })
}

const namelessColumn = (cells: readonly string[]): Column => ({ name: '', cells: cells.map(cell => cell.trim()) })

/** Whether what follows is in a text or a function: `"a`, `{x`. */
const isInCode = (before: string) => before.startsWith('{') || before.split('"').length % 2 === 0

/** `a | 1⏎bb| 2`: the bars of all lines stand below each other. */
function readDictionary(lines: readonly string[]): PrintedData | undefined {
  const [first = ''] = lines
  const entries = lines.at(-1) === '..' ? lines.slice(0, -1) : lines
  const bar = [...first.matchAll(/\|(?= |$)/g)].find(({ index }) =>
    entries.every(line => /^\|(?: |$)/.test(line.slice(index))),
  )?.index
  if (bar === undefined || isInCode(first.slice(0, bar))) return undefined
  return {
    keys: [namelessColumn(entries.map(line => line.slice(0, bar)))],
    columns: [namelessColumn(entries.map(line => line.slice(bar + 1)))],
    isCut: lines.some(isCutLine),
  }
}
