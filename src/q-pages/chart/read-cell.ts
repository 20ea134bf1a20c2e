// What a printed cell means on an axis.

const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[hijef]?$/
const nullOfNumber = /^(?:0[nN][hijef]?)?$/

/** `1.5e+06` -> 1500000, and null for a null of q; undefined for anything else, infinities among it. */
export function readNumber(cell: string): number | null | undefined {
  if (nullOfNumber.test(cell)) return null
  if (!number.test(cell)) return undefined
  const value = Number(cell.replace(/[hijf]$|(?<=[\d.])e$/, ''))
  return Number.isFinite(value) ? value : undefined
}

export const isInfinite = (cell: string): boolean => /^-?0[wW][hijef]?$/.test(cell)

const month = /^(\d{4})\.(0[1-9]|1[0-2])m?$/
const dateAndTime =
  /^(?:(\d{4})\.(\d\d)\.(\d\d)(?:[DT](?=\d))?)?(?:(-?\d+)D(?=\d))?(?:(-?\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?)?$/

/** Where the cells of a column stand on an axis, dates and times in seconds; undefined if one of them is no such value. */
export function readPositions(cells: readonly string[]): number[] | undefined {
  // Only months all have two digits after the point: a float ends in no zero, and has often more digits or fewer.
  if (cells.every(cell => month.test(cell))) return readAll(cells, readMonth)
  return readAll(cells, cell => readNumber(cell) ?? readTemporal(cell))
}

function readAll(cells: readonly string[], read: (cell: string) => number | undefined): number[] | undefined {
  const positions = cells.flatMap(cell => read(cell) ?? [])
  return positions.length === cells.length ? positions : undefined
}

function readMonth(cell: string): number | undefined {
  const [, year, monthOfYear] = month.exec(cell) ?? []
  return Number(year) * 12 + Number(monthOfYear)
}

/** `2024.03.15`, `09:30`, `0D00:00:01.000000000` or `2024.03.15D09:30:00.000000000` in seconds. */
function readTemporal(cell: string): number | undefined {
  const parts = cell === '' ? null : dateAndTime.exec(cell)
  if (!parts) return undefined
  const [, year, monthOfYear, day, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
  const date = year === undefined ? 0 : Date.UTC(Number(year), Number(monthOfYear) - 1, Number(day)) / 1000
  const sign = String(hours).startsWith('-') ? -1 : 1
  const time = Math.abs(Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds)
  return date + Number(days) * 86_400 + sign * time
}

/** Without zeros that say nothing: `2024.03.15D09:30:00.000000000` -> `2024.03.15D09:30`, `09:30:00.500` -> `09:30:00.5`. */
export const shortenTime = (cell: string): string =>
  cell
    .replace(/(:\d\d:\d\d)\.0+$/, '$1')
    .replace(/(:\d\d\.\d+?)0+$/, '$1')
    .replace(/(D\d\d:\d\d):00$/, '$1')
