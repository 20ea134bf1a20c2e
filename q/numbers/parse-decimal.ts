const minus = 45
const point = 46
const zero = 48

/**
 * Up to this many digits, integers and powers of ten are exact doubles, so that their quotient is the nearest double.
 */
const maxDigits = 15
const powersOfTen = Array.from({ length: maxDigits + 1 }, (_, exponent) => Number(`1e${exponent}`))

/** Reads plain digits such as `-12.5` from bytes; undefined for other text, and for more than 15 digits. */
export function parseDecimal(bytes: Uint8Array, start: number, end: number, allowsPoint: boolean): number | undefined {
  const isNegative = bytes[start] === minus
  const first = isNegative ? start + 1 : start
  let magnitude = 0
  let pointOffset = end
  for (let i = first; i < end; i++) {
    const digit = (bytes[i] as number) - zero
    if (digit >= 0 && digit <= 9) magnitude = magnitude * 10 + digit
    else if (bytes[i] === point && pointOffset === end && allowsPoint) pointOffset = i
    else return undefined
  }
  const decimals = Math.max(0, end - pointOffset - 1)
  const digits = pointOffset - first + decimals
  if (!digits || digits > maxDigits) return undefined
  const number = magnitude / (powersOfTen[decimals] as number)
  return isNegative ? -number : number
}
