import { civilFromDays, daysFromCivil } from '../../temporal/calendar.ts'
import { collapse, countOf, itemAt } from '../../values/items.ts'
import { nullAtom } from '../../values/null-items.ts'
import { signal } from '../../values/q-error.ts'
import { Type } from '../../values/types.ts'
import { Atom, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'

/** `.Q.addmonths[d;n]`: the same day n months later; the 31st of a month of 30 days is the 1st of the next. */
export const dateUtilities: VerbTable = { '.Q.addmonths': binary(addMonths) }

function addMonths(date: Value, months: Value): Value {
  if (date.kind === 'atom' && months.kind === 'atom') return addToDate(date, Number(months.item))
  const count = countOf(date.kind === 'atom' ? months : date)
  return collapse(Array.from({ length: count }, (_, place) => addMonths(itemAt(date, place), itemAt(months, place))))
}

function addToDate({ type, item }: Atom, months: number): Value {
  if (type !== Type.date) return signal('type')
  const { year, month, day } = civilFromDays(Number(item))
  const days = daysFromCivil(year, month + months, day)
  return Number.isNaN(days) || item === nullAtom(type).item ? nullAtom(type) : new Atom(type, days)
}
