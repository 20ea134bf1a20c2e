import { infiniteLong, nullLong } from '../values/types.ts'
import type { Item } from '../values/value.ts'

/**
 * A float with `precision` significant digits, as C prints `%.7g`: `0.1428571`, `1234567`, `1e+07`, `1e-05`. Precision
 * 0 gives 17 digits. Null is `0n`, infinity `0w`.
 */
export function formatFloat(value: number, precision: number): string {
  if (Number.isNaN(value)) return '0n'
  if (!Number.isFinite(value)) return value < 0 ? '-0w' : '0w'
  const digits = precision || 17
  if (Number.isInteger(value) && Math.abs(value) < 10 ** Math.min(digits, 15))
    return Object.is(value, -0) ? '-0' : String(value)
  return roundPlainly(value, digits) ?? roundExactly(value, digits)
}

/** The usual case, without an exponent or a tie, in which JavaScript rounds as C does; undefined for other numbers. */
function roundPlainly(value: number, digits: number): string | undefined {
  const size = Math.abs(value)
  if (size < 1e-4 || digits > 9) return undefined
  const text = value.toPrecision(digits)
  const point = text.indexOf('.')
  if (point < 0 || text.includes('e')) return undefined
  const scaled = size * 10 ** (text.length - 1 - point)
  if (Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-3) return undefined
  let end = text.length
  while (text[end - 1] === '0') end--
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end)
}

function roundExactly(value: number, digits: number): string {
  const [mantissa = '', exponentText = '0'] = toRoundedExponential(value, digits).split('e')
  const exponent = Number(exponentText)
  const sign = mantissa.startsWith('-') ? '-' : ''
  const significant = mantissa.replace('-', '').replace('.', '').replace(/0+$/, '') || '0'
  return sign + insertPoint(significant, exponent, digits)
}

/** `('15', 3, 7)` gives `1500`, `('15', -6, 7)` gives `1.5e-06`: an exponent is shown if C would show one. */
function insertPoint(significant: string, exponent: number, digits: number): string {
  if (exponent < -4 || exponent >= digits) {
    const fraction = significant.length > 1 ? `.${significant.slice(1)}` : ''
    return `${significant.slice(0, 1)}${fraction}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  }
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${significant}`
  const whole = significant.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  const fraction = significant.slice(exponent + 1)
  return fraction ? `${whole}.${fraction}` : whole
}

/** As `toExponential`, but rounds a tie to the even digit, as C does: 2.125 with three digits is 2.12. */
function toRoundedExponential(value: number, digits: number): string {
  const rounded = value.toExponential(digits - 1)
  if (!isTie(value, digits)) return rounded
  const [mantissa = '', exponent = '0'] = rounded.split('e')
  if (Number(mantissa.at(-1)) % 2 === 0) return rounded
  const [exact = ''] = value.toExponential(99).split('e')
  const truncated = digits > 1 ? exact.slice(0, exact.indexOf('.') + digits) : exact.slice(0, exact.indexOf('.'))
  return `${truncated}e${exponent}`
}

/** Whether exactly half a unit of the last digit is cut off: the digits that follow are 5000... */
function isTie(value: number, digits: number): boolean {
  if (!/5(e|$)/.test(value.toExponential(digits))) return false
  const [exact = ''] = value.toExponential(99).split('e')
  return /^50*$/.test(exact.slice(exact.indexOf('.') + digits))
}

/** A long, without its letter: `42`, `0N`, `-0W`. */
export function formatLong(item: Item): string {
  if (typeof item === 'number' && Number.isFinite(item)) return String(item === 0 ? 0 : item)
  if (Number.isNaN(item) || item === nullLong) return '0N'
  if (item === Number.POSITIVE_INFINITY || item === infiniteLong) return '0W'
  if (item === Number.NEGATIVE_INFINITY || item === -infiniteLong) return '-0W'
  return String(item)
}

/** A guid as 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. */
export function formatGuid(item: bigint): string {
  const digits = item.toString(16).padStart(32, '0')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  )
}
