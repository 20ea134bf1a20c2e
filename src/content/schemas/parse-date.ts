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
