/** Whether a value of YAML, JSON or JavaScript has keys and values: `{ a: 1 }`, and neither `null` nor `[1]`. */
export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
