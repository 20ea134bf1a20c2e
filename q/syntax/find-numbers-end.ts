/** One number or time with its sign: digits, letters, dots, colons before digits, signs of exponents. */
const number = /-?(?:0x[\da-f]*|(?=\.?\d)(?:\de[+-](?=\d)|:(?=\d)|[\da-z.])+)/iy
/** Booleans and bytes are vectors of their own: `0101b`, `0x0a1b`. */
const isPacked = (text: string) => /^(0x|[01]+b$)/.test(text)
/** `0:`, `1:` and `2:` are operators. */
const fileOperator = /[0-2]:(?!\d\d(?!\w))/y
const gap = /\s+/y

/** Where the number or the vector of numbers that starts here ends; 0 if none starts. */
export function findNumbersEnd(source: string, start: number): number {
  const first = matchAt(number, source, start)
  if (!first) return 0
  let end = start + first.length
  while (!isPacked(first)) {
    const next = end + matchAt(gap, source, end).length
    const text = next > end && !matchAt(fileOperator, source, next) && matchAt(number, source, next)
    if (!text || isPacked(text)) break
    end = next + text.length
  }
  return end
}

function matchAt(pattern: RegExp, source: string, start: number): string {
  pattern.lastIndex = start
  return pattern.exec(source)?.[0] ?? ''
}
