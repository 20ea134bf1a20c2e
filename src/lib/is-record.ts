/** Whether a value is an object with keys, such as `{ a: 1 }`; false for `null` and for arrays. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
