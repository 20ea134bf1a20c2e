/** A moment in UTC to the second, for programs to read: `2024-03-19T00:00:00Z`. */
export function formatUtcTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
