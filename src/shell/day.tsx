import { formatDay } from '../content/format-day.ts'

/** A day as readers write it and as programs read it. */
export function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date)}</time>
}
