import { signal } from '../../values/errors.ts'
import { chooseIndices } from '../../values/indices.ts'
import { countOf, enlistAtom, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/types.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { firstIndices } from '../../vectors/first-indices.ts'
import { distinct } from '../lists/distinct.ts'
import { join } from './join.ts'

/** The operations of sets on lists. */
export const setVerbs: VerbTable = {
  except: binary(except, {
    shape: 'x except y',
    help: 'the items of x that are not in y',
    examples: [
      ['1 2 3 4 except 2 4', '1 3'],
      ['"hello" except "l"', '"heo"'],
      ['([]a:1 2 3)except([]a:1 3)', 'a\n-\n2'],
    ],
    isInfix: true,
  }),
  inter: binary(inter, {
    shape: 'x inter y',
    help: 'the items that are in both lists',
    examples: [
      ['1 2 3 inter 3 1 9', '1 3'],
      ['1 2 1 inter 1', '1 1'],
    ],
    isInfix: true,
  }),
  union: binary(union, {
    shape: 'x union y',
    help: 'the items of both lists, each once',
    examples: [
      ['1 2 union 2 3', '1 2 3'],
      ['1 union 2', '1 2'],
    ],
    isInfix: true,
  }),
}

/** The items of x that are not in y. */
function except(x: Value, y: Value): Value {
  return filterBy(x, y, isInY => !isInY)
}

/** The items of x that are also in y. */
function inter(x: Value, y: Value): Value {
  return filterBy(x, y, isInY => isInY)
}

/** The distinct items of both. */
function union(x: Value, y: Value): Value {
  return distinct(join(enlistAtom(x), enlistAtom(y)))
}

function filterBy(x: Value, y: Value, isKept: (isInY: boolean) => boolean): Value {
  const items = valuesOf(x)
  const others = enlistAtom(valuesOf(y))
  if (!isList(items)) return signal('type')
  const count = countOf(others)
  const indices = firstIndices(others, items)
  return itemsAt(
    items,
    chooseIndices(indices.length, i => isKept((indices[i] as number) < count)),
  )
}
