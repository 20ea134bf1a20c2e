import { civilFromDays, daysFromCivil } from '../temporal/calendar.ts'
import { formatTemporal } from '../temporal/format-temporal.ts'
import { chars } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { exactLong } from '../values/exact-long.ts'
import { countOf, itemAt, toUniformList } from '../values/items.ts'
import { nullAtom } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'

/** Functions of `.Q` and `.h` for dates. */
export const dateVerbs: VerbTable = {
  '.Q.addmonths': binary(addMonths, {
    shape: '.Q.addmonths[date;n]',
    help: 'gives the same day n months later; a day that the month lacks falls into the month after',
    examples: [
      ['.Q.addmonths[2024.01.15;2]', '2024.03.15'],
      ['.Q.addmonths[2024.01.31;0 1 12]', '2024.01.31 2024.03.02 2025.01.31'],
    ],
  }),
  '.h.iso8601': unary(isoText, {
    shape: '.h.iso8601 x',
    help: 'writes a timestamp, or nanoseconds since 2000, as ISO 8601 does',
    examples: [
      ['.h.iso8601 0', '"2000-01-01T00:00:00.000000000"'],
      ['.h.iso8601 2024.05.17D09:30', '"2024-05-17T09:30:00.000000000"'],
    ],
  }),
}

function addMonths(date: Value, months: Value): Value {
  if (date.kind === 'atom' && months.kind === 'atom') return addToDate(date, Number(months.item))
  const count = countOf(date.kind === 'atom' ? months : date)
  return toUniformList(
    Array.from({ length: count }, (_, index) => addMonths(itemAt(date, index), itemAt(months, index))),
  )
}

function addToDate({ type, item }: Atom, months: number): Value {
  if (type !== Type.date) return signal('type')
  const { year, month, day } = civilFromDays(Number(item))
  const days = daysFromCivil(year, month + months, day)
  return Number.isNaN(days) || item === nullAtom(type).item ? nullAtom(type) : new Atom(type, days)
}

function isoText(value: Value): Value {
  if (value.kind !== 'atom') return signal('type')
  const text = formatTemporal(Type.timestamp, exactLong(value.item))
  return chars(text.replaceAll(/\.(?=.*D)/g, '-').replace('D', 'T'))
}
