import { formatFloat } from './format-float.ts'

/**
 * A number with a fixed count of decimals as `.Q.f` gives it: `(2, 9.996)` is `10.00`. The number times 10^decimals is
 * rounded to a whole one; from 1e13 on digits would be wrong, and the exponent form is given.
 */
export function formatRounded(decimals: number, value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e13) return formatFloat(value, 0)
  const digits = String(Math.round(Math.abs(value) * 10 ** decimals)).padStart(decimals + 1, '0')
  if (digits.includes('e')) return formatFloat(value, 0)
  const sign = value < 0 ? '-' : ''
  if (decimals <= 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** As C prints `%.2f`, which `-27!(2i;x)` gives: the exact value of the float is rounded, a tie to the even digit. */
export function formatFixed(decimals: number, value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return formatFloat(value, 0)
  const rounded = value.toFixed(decimals)
  const exact = value.toFixed(Math.min(100, decimals + 60))
  const isTie = /^50*$/.test(exact.slice(exact.indexOf('.') + 1 + decimals))
  if (!isTie || Number(rounded.at(-1)) % 2 === 0) return rounded
  return exact.slice(0, exact.indexOf('.') + (decimals ? 1 + decimals : 0))
}
