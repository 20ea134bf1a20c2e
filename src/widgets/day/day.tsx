import { formatDay } from '../../lib/dates.ts'

/** `<time datetime="2023-09-05">5 September 2023</time>` */
export function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date)}</time>
}
