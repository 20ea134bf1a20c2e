import type { Data, Item } from '../../values/value.ts'

/** Rows in the order of their times. */
export interface TimedRows {
  times: Data
  rows: Int32Array
}

/** A part of ascending rows, and where to start the search. */
export interface TimeRange {
  start: number
  end: number
  /** What a search for a time before this one found, so that ascending searches take a step each; `start - 1` at first. */
  hint: number
}

/** The last place of the range whose time is not after the wanted one, `start - 1` if all are: 4 in 1 3 5 finds 1. */
export function lastNotAfter({ times, rows }: TimedRows, { start, end, hint }: TimeRange, sought: Item): number {
  const wanted = Number.isNaN(sought) ? Number.NEGATIVE_INFINITY : sought
  let low = start - 1
  let high = hint
  if (hint < start || !isAfter(times[rows[hint] as number] as Item, wanted)) {
    low = hint
    high = hint + 1
    for (let step = 1; high < end && !isAfter(times[rows[high] as number] as Item, wanted); step *= 2) {
      low = high
      high += step
    }
    high = Math.min(high, end)
  }
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (isAfter(times[rows[middle] as number] as Item, wanted)) high = middle
    else low = middle
  }
  return low
}

/** A null among times of doubles (NaN) is after nothing, so it sorts first as it should. */
const isAfter = (time: Item, wanted: Item) => time > wanted
