import { long } from '../values/construct.ts'
import { itemsOf } from '../values/items.ts'
import { nil } from '../values/nil.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import { isString } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { List } from '../values/value.ts'
import { resolveEnumeration } from '../verbs/enumerations/resolve-enumeration.ts'
import { apply } from './apply.ts'
import { currentSession, readGlobal } from './current-session.ts'
import { describeLambda } from './describe-lambda.ts'
import { describeView, ViewReference } from './views.ts'

/**
 * `value x`: runs a string, reads a variable named by a symbol, applies the first item of a list to the others, takes
 * the values of a dictionary, the parts of a function, the symbols of an enumeration.
 */
export function evaluateValue(x: Value): Value {
  switch (x.kind) {
    case 'atom':
      return evaluateAtom(x)
    case 'vector':
      if (x.type === Type.enumeration) return resolveEnumeration(x)
      if (isString(x)) return currentSession().evaluate(textOf(x))
      return x.type === Type.symbol ? applyItems(itemsOf(x)) : x
    case 'list':
      return applyItems(x.items)
    case 'dictionary':
      return x.values
    case 'lambda':
      return x instanceof ViewReference ? describeView(x) : describeLambda(x)
    case 'projection':
      return new List([x.target, ...x.args.map(arg => arg ?? nil)])
    case 'composition':
      return new List(x.functions)
    case 'derived':
      return x.target
    case 'primitive':
    case 'iterator':
      return describePrimitive(x)
    default:
      return x
  }
}

function evaluateAtom(x: Value): Value {
  if (x.kind !== 'atom') return x
  if (x.type === Type.enumeration) return resolveEnumeration(x)
  if (x.type === Type.char) return currentSession().evaluate(textOf(x))
  if (x.type !== Type.symbol) return signal('type')
  const name = textOf(x)
  return currentSession().getGlobal(name) ?? currentSession().findVerb(name) ?? readGlobal(name)
}

/** The head may be a function, the name of one or its text. */
function applyItems([head, ...args]: readonly Value[]): Value {
  if (!head) return new List([])
  const f = isString(head) || head.kind === 'atom' ? evaluateValue(head) : head
  return args.length ? apply(f, args) : f
}

/** The internal code of an operator, which is the last byte of its serialized form; a keyword without one is its value. */
function describePrimitive(x: Value): Value {
  const bytes = currentSession().library?.internals.get(-8)?.(x)
  return bytes?.kind === 'vector' && Number(bytes.data[8]) > 100 ? long(Number(bytes.data[9])) : x
}
