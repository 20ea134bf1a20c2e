import { civilFromDays, daysFromCivil } from '../../temporal/calendar.ts'
import { isNullItem } from '../../values/null-items.ts'
import { Type, typeInfo } from '../../values/types.ts'
import { Atom, type Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { extendBinary } from '../../verbs/atomic-extension.ts'

/** `.Q.addmonths[d;n]`: the same day n months later; 31 January and a month is 3 March, or the 2nd of a leap year. */
export const dateUtilities: VerbTable = { '.Q.addmonths': binary((x, y) => addMonths(x, y)) }
