/** A date for programs to read, in UTC and without fractions of a second: `2024-03-19T00:00:00Z`. */
export function formatUtcTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
