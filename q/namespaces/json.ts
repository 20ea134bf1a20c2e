import { currentSession } from '../evaluate/current-session.ts'
import { chars } from '../values/construct.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { symbolText } from '../values/symbols.ts'
import { textOf } from '../values/text-of.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb-table.ts'
import { jsonText } from './json-text.ts'
import { readJson } from './read-json.ts'

/** `.j.k x`: the value of a JSON text. */
const parseJson = (text: Value): Value => readJson(textOf(text))

/** `.j.jd (x;options)`: the one option is `null0w`, which makes infinities `null`. */
function serializeWithOptions(pair: Value): Value {
  return serialize(itemAt(pair, 0), hasOption(itemAt(pair, 1), 'null0w'))
}

/** The `.j` namespace. */
export const json: VerbTable = {
  '.j.j': unary(value => serialize(value, false)),
  '.j.jd': unary(serializeWithOptions),
  '.j.k': unary(parseJson),
}

const serialize = (value: Value, hasNullInfinities: boolean) =>
  chars(jsonText(value, { precision: currentSession().precision, hasNullInfinities }))

/** Whether the dictionary has `1b` for the name. */
function hasOption(options: Value, name: string): boolean {
  if (options.kind !== 'dictionary') return false
  const place = itemsOf(options.keys).findIndex(key => key.kind === 'atom' && symbolText(key.item) === name)
  const value = place < 0 ? undefined : itemAt(options.values, place)
  return value?.kind === 'atom' && value.item === 1
}
