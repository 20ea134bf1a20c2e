import type { Session } from '../context/session.ts'
import { kFormString, shownText } from '../display/display-verbs.ts'
import { formatFloat } from '../numbers/format-numbers.ts'
import { chars } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
import { isNullItem } from '../values/nulls.ts'
import { isNumeric } from '../values/types.ts'
import { List, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb.ts'

/** The functions of `.Q` that give values as text. */
export const formattingVerbs = (session: Session): VerbTable => ({
  '.Q.s': unary(value => chars(shownText(session, value)), {
    shape: '.Q.s x',
    help: 'the text that the console shows for a value',
    examples: [['.Q.s 1 2', '"1 2\\n"']],
  }),
  '.Q.s1': unary(x => kFormString(session, x), {
    shape: '.Q.s1 x',
    help: 'a value as text on one line, as in k',
    examples: [
      ['.Q.s1(1;`a)', '"(1;`a)"'],
      ['.Q.s1 `a`b!1 2', '"`a`b!1 2"'],
    ],
  }),
  '.Q.f': binary((decimals, value) => chars(roundedText(decimals, value)), {
    shape: '.Q.f[n;x]',
    help: 'the number x as text with n decimals',
    examples: [
      ['.Q.f[2;1.5]', '"1.50"'],
      ['.Q.f[2;0n]', '""'],
    ],
  }),
  '.Q.fmt': variadic(3, 3, formatToWidth, {
    shape: '.Q.fmt[w;n;x]',
    help: 'the number x as text of width w with n decimals; asterisks if it is too long',
    examples: [
      ['.Q.fmt[6;2;1.5]', '"  1.50"'],
      ['.Q.fmt[3;2;12]', '"***"'],
    ],
  }),
})

/** `.Q.fmt[6;2;1.5]` is `"  1.50"`; asterisks if the text is wider than that. */
function formatToWidth(width: Value, decimals: Value, value: Value): Value {
  const text = roundedText(decimals, value)
  const count = numberOf(width)
  return chars(text.length > count ? '*'.repeat(count) : text.padStart(count))
}

function roundedText(decimals: Value, value: Value): string {
  if (value.kind === 'atom' && isNullItem(value.type, value.item)) return ''
  return formatRounded(numberOf(decimals), numberOf(value))
}

/** `-27!(2i;x)`: numbers with a fixed count of decimals, item by item. */
export function fixedStrings(decimals: Value, value: Value): Value {
  if (value.kind !== 'atom') return new List(itemsOf(value).map(item => fixedStrings(decimals, item)))
  return chars(formatFixed(numberOf(decimals), numberOf(value)))
}

function numberOf(value: Value): number {
  return value.kind === 'atom' && isNumeric(value.type) ? Number(value.item) : signal('type')
}

/**
 * A number with a fixed count of decimals, as `.Q.f` gives it: `(2, 9.996)` gives `10.00`. The number times 10^decimals
 * is rounded to an integer; from 1e13 on, where digits would be wrong, the exponent form is given.
 */
function formatRounded(decimals: number, value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e13) return formatFloat(value, 0)
  const digits = String(Math.round(Math.abs(value) * 10 ** decimals)).padStart(decimals + 1, '0')
  if (digits.includes('e')) return formatFloat(value, 0)
  const sign = value < 0 ? '-' : ''
  if (decimals <= 0) return sign + digits
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A number as C prints `%.2f`, for `-27!(2i;x)`: the exact value of the float is rounded, a tie to the even digit. */
function formatFixed(decimals: number, value: number): string {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e21) return formatFloat(value, 0)
  const rounded = value.toFixed(decimals)
  const exact = value.toFixed(Math.min(100, decimals + 60))
  const isTie = /^50*$/.test(exact.slice(exact.indexOf('.') + 1 + decimals))
  if (!isTie || Number(rounded.at(-1)) % 2 === 0) return rounded
  return exact.slice(0, exact.indexOf('.') + (decimals ? 1 + decimals : 0))
}
