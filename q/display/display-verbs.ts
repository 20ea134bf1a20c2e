import { currentSession } from '../evaluate/current-session.ts'
import { formatFixed, formatRounded } from '../numbers/format-fixed.ts'
import { chars } from '../values/construct.ts'
import { itemsOf } from '../values/items.ts'
import { nil } from '../values/nil.ts'
import { isNullItem } from '../values/null-items.ts'
import { signal } from '../values/q-error.ts'
import { isNumeric } from '../values/types.ts'
import { List, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb-table.ts'
import { consoleText } from './console-text.ts'
import { kForm } from './k-form.ts'

/** `show x`: prints x as the console would and returns `::`. */
function show(value: Value): Value {
  currentSession().print(shownText(value))
  return nil
}

/** `0N!x`: prints x on one line and returns it. */
export function displayValue(value: Value): Value {
  currentSession().print(`${kForm(value, currentSession().precision)}\n`)
  return value
}

/** `.Q.s1 x` and `-3!x`: the text of x on one line. */
export const kFormString = (value: Value): Value => chars(kForm(value, currentSession().precision))

/** `-27!(2i;x)`: floats with a fixed count of decimals, item by item. */
export function fixedStrings(decimals: Value, value: Value): Value {
  if (value.kind !== 'atom') return new List(itemsOf(value).map(item => fixedStrings(decimals, item)))
  return chars(formatFixed(numberOf(decimals), numberOf(value)))
}

export const displayVerbs: VerbTable = {
  show: unary(show),
  '.Q.s': unary(value => chars(shownText(value))),
  '.Q.s1': unary(kFormString),
  '.Q.f': binary((decimals, value) => chars(roundedText(decimals, value))),
  '.Q.fmt': variadic(3, 3, formatToWidth),
}

function shownText(value: Value): string {
  const { console, precision } = currentSession()
  return consoleText(value, { ...console, precision })
}

/** `.Q.fmt[6;2;1.5]` is `"  1.50"`; asterisks where the width does not do. */
function formatToWidth(width: Value, decimals: Value, value: Value): Value {
  const text = roundedText(decimals, value)
  const places = numberOf(width)
  return chars(text.length > places ? '*'.repeat(places) : text.padStart(places))
}

function roundedText(decimals: Value, value: Value): string {
  if (value.kind === 'atom' && isNullItem(value.type, value.item)) return ''
  return formatRounded(numberOf(decimals), numberOf(value))
}

function numberOf(value: Value): number {
  return value.kind === 'atom' && isNumeric(value.type) ? Number(value.item) : signal('type')
}
