import { chars, list, symbols } from '../../values/construct.ts'
import { collapse, itemAt, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textsOf } from '../../values/text-of.ts'
import { isSimple, isString } from '../../values/type-of.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'
import { tok } from '../../verbs/cast/tok.ts'

/** Functions of `.Q` for the arguments that a process is started with. */
export const commandLineVerbs: VerbTable = { '.Q.opt': unary(readOptions), '.Q.def': binary(applyDefaults) }

/** `.Q.opt ("-port";"5010")` maps `port` to the list of strings that follow it, ``(enlist`port)!enlist enlist"5010"``. */
function readOptions(words: Value): Value {
  const names: string[] = []
  const values: string[][] = []
  for (const word of textsOf(words)) {
    if (/^-[^\d]/.test(word)) {
      names.push(word.slice(1))
      values.push([])
    } else values.at(-1)?.push(word)
  }
  return new Dictionary(symbols(names), new List(values.map(texts => list(texts.map(chars)))))
}

/** `.Q.def[defaults;options]`: each option read as the type of its default; what is not given keeps its default. */
function applyDefaults(defaults: Value, options: Value): Value {
  if (defaults.kind !== 'dictionary' || options.kind !== 'dictionary') return signal('type')
  const given = textsOf(options.keys)
  const values = textsOf(defaults.keys).map((name, place) => {
    const fallback = itemAt(defaults.values, place)
    const found = given.indexOf(name)
    return found < 0 ? fallback : readAs(fallback, itemAt(options.values, found))
  })
  return new Dictionary(defaults.keys, collapse(values))
}

function readAs(fallback: Value, given: Value): Value {
  if (!isSimple(fallback)) return given
  const [text] = isString(given) ? [given] : itemsOf(given)
  const item = text ? tok(fallback.type, text) : fallback
  return fallback.kind === 'vector' && !isString(fallback) ? collapse(itemsOf(item)) : item
}
