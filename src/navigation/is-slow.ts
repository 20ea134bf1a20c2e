/** Whether the reader's line is slow or their data dear: then nothing is fetched that was not asked for. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
