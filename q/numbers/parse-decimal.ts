const minus = 45
const point = 46
const zero = 48

/** Numbers of so many digits, and the powers of ten up to there, are exact as doubles, and so is their quotient rounded. */
const digitsAllowed = 15
const powersOfTen = Array.from({ length: digitsAllowed + 1 }, (_, exponent) => Number(`1e${exponent}`))

/** Plain digits such as `-12.5`, read from bytes; undefined for all else, and for more than 15 digits. */
export function parseDecimal(bytes: Uint8Array, start: number, end: number, allowsPoint: boolean): number | undefined {
  const isNegative = bytes[start] === minus
  const first = isNegative ? start + 1 : start
  let magnitude = 0
  let pointAt = end
  for (let i = first; i < end; i++) {
    const digit = (bytes[i] as number) - zero
    if (digit >= 0 && digit <= 9) magnitude = magnitude * 10 + digit
    else if (bytes[i] === point && pointAt === end && allowsPoint) pointAt = i
    else return undefined
  }
  const decimals = Math.max(0, end - pointAt - 1)
  const digits = pointAt - first + decimals
  if (!digits || digits > digitsAllowed) return undefined
  const number = magnitude / (powersOfTen[decimals] as number)
  return isNegative ? -number : number
}
