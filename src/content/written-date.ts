/** A day, with or without a time; `1/5/2024` is American. Without a zone the time is UTC. */
const forms = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[T ]+(?<time>\d{1,2}:\d\d(?::\d\d)?)(?:\.\d+)?(?: ?(?<zone>Z|UTC|GMT|[+-]\d\d:?\d\d))?)?$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})$/,
]

/** The moment that an author's date means; undefined for what is no date, such as 2024-02-30. */
export function readWrittenDate(written: string): Date | undefined {
  const parts = forms.map(form => form.exec(written.trim())?.groups).find(groups => groups !== undefined)
  if (!parts) return undefined
  const { year = '', month = '', day = '', time = '0:00', zone = 'Z' } = parts
  const isoDay = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const [hours = '', minutes, seconds = '00'] = time.split(':')
  const offset = /^[A-Z]/.test(zone) ? 'Z' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')
  const moment = new Date(`${isoDay}T${hours.padStart(2, '0')}:${minutes}:${seconds}${offset}`)
  const isReal = new Date(`${isoDay}T00:00:00Z`).toJSON()?.startsWith(isoDay) && !Number.isNaN(moment.getTime())
  return isReal ? moment : undefined
}
