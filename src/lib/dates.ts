const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day (in UTC) for people to read: `5 September 2023`. */
export function formatDay(date: Date): string {
  return longDate.format(date)
}

/** A date for programs to read, in UTC and without fractions of a second: `2024-03-19T00:00:00Z`. */
export function formatUtcTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
