// Values that several schemas of front matter and YAML files share. Messages complete the sentence "Correct it: …".

import { z } from 'zod'

export const text = z.union([z.string().trim().min(1), z.number()], 'it must be text').transform(String)
export const list = z.array(text, 'it must be a list, such as [joins, tables]')
export const flag = z.boolean('it must be true or false')
export const position = z.number('it must be a number')
/** A doc's slug is relative to the doc's folder, so it may contain `..`. In any other slug `..` would lead out of the site. */
export const relativeSlug = text.pipe(z.string().regex(/^[^?#\n]+$/, 'it must be a path without ? and #'))
/** A path without the segments `.` and `..`: `a/b.c`, but neither `../a` nor `a/./b`. */
const withoutDots = /^(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))/
const withoutDotsMessage = 'it must be a path without the segments `.` and `..`'
export const slug = relativeSlug.pipe(z.string().regex(withoutDots, withoutDotsMessage))

const dateMessage = 'it must be a date such as 2024-03-19'
export const date = z.string(dateMessage).transform(parseDate).pipe(z.date(dateMessage))

/** A key that only Docusaurus uses: accepted and ignored, without a warning. */
export const docusaurusOnly = z.unknown().optional()

export const permalink = z
  .string()
  .regex(/^\/[^\s?#]+$/, 'it must be a path such as /joins')
  .regex(withoutDots, withoutDotsMessage)

const formats = [
  // `2024-01-05`, `2024/1/5`, `2024-01-05 10:00`, `2024-01-05T10:00:00.000+02:00`
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[T ]+(?<time>\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?(?: ?(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d))?)?$/,
  // `1/5/2024`: month and day, in the American order of JavaScript's `Date`, which Docusaurus uses.
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
]

/** Parses a date in front matter, in UTC where it names no time zone. Undefined for what is no date, such as 2024-02-30. */
export function parseDate(text: string): Date | undefined {
  const groups = formats.map(format => format.exec(text.trim())?.groups).find(groups => groups !== undefined)
  if (!groups) return undefined
  const { year = '', month = '', day = '', time = '0:00', zone = 'Z' } = groups
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [hours = '', minutes, seconds = '00'] = time.split(':')
  const offset = /^[A-Z]/.test(zone) ? 'Z' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')
  const moment = new Date(`${isoDay}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset}`)
  // JavaScript reads an impossible day such as 2024-02-30 as another day.
  const isRealDay = new Date(`${isoDay}T00:00:00Z`).toJSON()?.startsWith(isoDay)
  return isRealDay && !Number.isNaN(moment.getTime()) ? moment : undefined
}
