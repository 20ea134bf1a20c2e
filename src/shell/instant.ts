/** A moment as programs read it, to the second in UTC: `2024-03-19T00:00:00Z`. */
export function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}
