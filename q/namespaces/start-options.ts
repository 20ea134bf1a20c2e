import type { Session } from '../context/session.ts'
import { chars, list, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { textsOf } from '../values/symbols.ts'
import { isSimple, isString } from '../values/types.ts'
import { Dictionary, List, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { tok } from '../verbs/cast/tok.ts'

/** Functions of `.Q` for the arguments on the command line of a process. */
export const commandLineVerbs = (session: Session): VerbTable => ({
  '.Q.opt': unary(readOptions, {
    shape: '.Q.opt .z.x',
    help: 'makes a dictionary of command line arguments: for each name after a dash the strings that follow it',
    examples: [['.Q.opt("-p";"55";"-x")', 'p| ,"55"\nx| ()']],
  }),
  '.Q.def': binary((defaults, options) => applyDefaults(session, defaults, options), {
    shape: '.Q.def[defaults;options]',
    help: 'reads the options that .Q.opt gives as the types of their defaults, which stand for missing ones',
    examples: [['.Q.def[`p`q!1 2].Q.opt("-p";"5")', 'p| 5\nq| 2']],
  }),
})

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

function applyDefaults(session: Session, defaults: Value, options: Value): Value {
  if (defaults.kind !== 'dictionary' || options.kind !== 'dictionary') return signal('type')
  const given = new Map<string, number>()
  for (const [index, name] of textsOf(options.keys).entries()) if (!given.has(name)) given.set(name, index)
  const values = textsOf(defaults.keys).map((name, index) => {
    const fallback = itemAt(defaults.values, index)
    const found = given.get(name)
    return found === undefined ? fallback : parseLike(session, fallback, itemAt(options.values, found))
  })
  return new Dictionary(defaults.keys, toUniformList(values))
}

/** The first of the strings as a value of the fallback's type. */
function parseLike(session: Session, fallback: Value, given: Value): Value {
  if (!isSimple(fallback)) return given
  const [text] = isString(given) ? [given] : itemsOf(given)
  const item = text ? tok(fallback.type, text, session.dateOrder) : fallback
  return fallback.kind === 'vector' && !isString(fallback) ? toUniformList(itemsOf(item)) : item
}
