import type { Data, Item } from '../../values/value.ts'

/** A part of ascending times, and where to start the search. */
export interface TimeRange {
  start: number
  end: number
  /** What a search for a time before this one found, so that ascending searches take a step each; `start - 1` at first. */
  hint: number
}

/** The last place of the range whose time is not after the wanted one, `start - 1` if all are: 4 in 1 3 5 finds 1. */
export function lastNotAfter(times: Data, { start, end, hint }: TimeRange, sought: Item): number {
  const wanted = Number.isNaN(sought) ? Number.NEGATIVE_INFINITY : sought
  if (hint >= start && isAfter(times[hint] as Item, wanted)) return searchBetween(times, start - 1, hint, wanted)
  let low = hint
  let high = hint + 1
  for (let step = 1; high < end && !isAfter(times[high] as Item, wanted); step *= 2) {
    low = high
    high += step
  }
  return searchBetween(times, low, Math.min(high, end), wanted)
}

/** `low` is not after the wanted time (or before the range), `high` is after it (or the end). */
function searchBetween(times: Data, low: number, high: number, wanted: Item): number {
  let [before, after] = [low, high]
  while (after - before > 1) {
    const middle = (before + after) >>> 1
    if (isAfter(times[middle] as Item, wanted)) after = middle
    else before = middle
  }
  return before
}

/** A null among times of doubles (NaN) is after nothing, so it sorts first as it should. */
const isAfter = (time: Item, wanted: Item) => time > wanted
