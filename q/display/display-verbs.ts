import type { Session } from '../context/session.ts'
import { mapColumns } from '../values/columns.ts'
import { charString, chars, emptyList } from '../values/construct.ts'
import { assertItemLimit } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { type Atom, Dictionary, type Item, List, type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { consoleText } from './console-text.ts'
import { displayedItems, itemText } from './item-text.ts'
import { kForm } from './k-form.ts'

/** The verbs that print values or turn them into text. */
export const displayVerbs = (session: Session): VerbTable => ({
  show: unary(x => show(session, x), {
    shape: 'show x',
    help: 'prints a value',
    examples: [
      ['show 1 2', '1 2'],
      ['show ([]a:1 2)', 'a\n-\n1\n2'],
    ],
  }),
  string: unary(x => stringOf(x, session.precision), {
    shape: 'string x',
    help: 'each item as text',
    examples: [
      ['string `ab`c', '"ab"\n,"c"'],
      ['string 12', '"12"'],
      ['string `a`b!1 2', 'a| ,"1"\nb| ,"2"'],
    ],
    code: 11,
    kForm: '$:',
  }),
})

/** `show x`: prints x as the console would and returns `::`. */
function show(session: Session, value: Value): Value {
  session.print(shownText(session, value))
  return nil
}

/** What the console prints for a value. */
export function shownText(session: Session, value: Value): string {
  const { console, precision } = session
  return consoleText(value, { ...console, precision })
}

/** `0N!x`: prints x on one line and returns it. */
export function displayValue(session: Session, value: Value): Value {
  session.print(`${kForm(value, session.precision)}\n`)
  return value
}

/** `.Q.s1 x` and `-3!x`: the text of x on one line. */
export const kFormString = (session: Session, value: Value): Value => chars(kForm(value, session.precision))

/** `string x`: each item as a string, `("1";"22")` for `1 22`. A function gives its text. */
export function stringOf(value: Value, precision: number): Value {
  switch (value.kind) {
    case 'atom':
      return atomString(value, precision)
    case 'vector':
      return vectorStrings(value, precision)
    case 'list':
      return new List(value.items.map(item => stringOf(item, precision)))
    case 'dictionary':
      return new Dictionary(value.keys, stringOf(value.values, precision), value.isStepped)
    case 'table':
      return mapColumns(value, column => stringOf(column, precision))
    default:
      return chars(kForm(value, precision))
  }
}

function atomString({ type, item, domain }: Atom, precision: number): Value {
  const strings = vectorStrings(new Vector(type, [item], '', domain), precision)
  return strings.at(0) ?? emptyList
}

function vectorStrings(vector: Vector, precision: number): List {
  assertItemLimit(vector.length)
  const { type, data } = displayedItems(vector)
  const strings = new Array<Vector>(data.length)
  for (let i = 0; i < strings.length; i++) strings[i] = itemString(type, data[i] as Item, precision)
  return new List(strings)
}

/** A char is the byte itself, which need not be a whole character. */
const itemString = (type: number, item: Item, precision: number): Vector =>
  type === Type.char ? charString(Number(item)) : chars(itemText(type, item, precision))
