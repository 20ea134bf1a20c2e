/** A decimal number such as `-1.5e3`, `2.` or `.5` as a double; undefined for other text. */
export function parseDouble(text: string): number | undefined {
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined
}
