const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day (in UTC) for people to read: `5 September 2023`. */
export function formatDay(date: Date): string {
  return longDate.format(date)
}
