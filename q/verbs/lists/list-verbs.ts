import { allocate, long, longs, short } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { indicesOfOnes, repeatIndices } from '../../values/indices.ts'
import { countOf, enlistAtom, itemAt, toUniformList } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isEmptyList, Type, typeOf } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable, variadic } from '../../values/verb.ts'
import { countGroups, lastRows } from '../../vectors/row-groups.ts'
import { isWholeNumber, isWholeNumbers } from '../../vectors/whole-number.ts'

/** The basic verbs of lists. */
export const listVerbs: VerbTable = {
  til: unary(til, {
    shape: 'til n',
    help: 'the first n whole numbers, from 0',
    examples: [
      ['til 4', '0 1 2 3'],
      ['til 0', '`long$()'],
      ['til -1', "'domain\n  [0]  til -1\n       ^"],
    ],
    kForm: '!:',
  }),
  enlist: variadic(1, Number.POSITIVE_INFINITY, (...items) => toUniformList(items), {
    shape: 'enlist x',
    help: 'makes a list of one item',
    examples: [
      ['enlist 3', ',3'],
      ['enlist[1;`a;"x"]', '1\n`a\n"x"'],
      ['enlist `a`b!1 2', 'a b\n---\n1 2'],
    ],
    code: 41,
  }),
  count: unary(x => long(countOf(x)), {
    shape: 'count x',
    help: 'how many items a list or rows a table has',
    examples: [
      ['count 5 6 7', '3'],
      ['count "a"', '1'],
      ['count ([]a:1 2 3)', '3'],
    ],
    overGroups: groups => longs(countGroups(groups)),
    overPartitions: 'together',
    code: 13,
    kForm: '#:',
  }),
  first: unary(first, {
    shape: 'first x',
    help: 'the first item',
    examples: [
      ['first 8 9', '8'],
      ['first 0#1 2', '0N'],
      ['first ([]a:1 2;b:`x`y)', 'a| 1\nb| `x'],
    ],
    overGroups: (groups, x) => itemsAt(x, groups.firsts),
    overPartitions: 'together',
    code: 3,
    kForm: '*:',
  }),
  last: unary(last, {
    shape: 'last x',
    help: 'the last item',
    examples: [
      ['last 8 9', '9'],
      ['last `a`b!7 8', '8'],
    ],
    overGroups: (groups, x) => itemsAt(x, lastRows(groups)),
    overPartitions: 'together',
    code: 24,
  }),
  type: unary(x => short(typeOf(x)), {
    shape: 'type x',
    help: 'the type of x as a number; negative for atoms, 98h for tables',
    examples: [
      ['type 1 2', '7h'],
      ['type 5', '-7h'],
      ['type each (1 2;"a";`a`b!1 2)', '7 -10 99h'],
    ],
    code: 18,
    kForm: '@:',
  }),
  where: unary(where, {
    shape: 'where x',
    help: 'the indices of true items; in a query, the conditions of rows',
    examples: [
      ['where 0 1 1 0 1', '1 2 4'],
      ['where 2 0 1', '0 0 2'],
      ['where `a`b`c!101b', '`a`c'],
    ],
    code: 5,
    kForm: '&:',
  }),
}

/** `til 3` is 0 1 2. */
export function til(x: Value): Vector {
  if (x.kind !== 'atom' || x.type > Type.long || x.type === Type.guid) return signal('type')
  const count = Number(x.item)
  if (!(count >= 0)) return signal('domain')
  const data = allocate(Type.long, count)
  for (let i = 0; i < count; i++) data[i] = i
  return new Vector(Type.long, data)
}

/** The first item of a list, value of a dictionary or row of a table; null if it is empty. */
function first(x: Value): Value {
  return itemAt(x, 0)
}

/** The last item, value or row; null if there is none. */
function last(x: Value): Value {
  return itemAt(x, countOf(x) - 1)
}

/** The indices of the 1s; other numbers repeat their index: `where 0 2 1` is 1 1 2. A dictionary gives its keys. */
function where(x: Value): Value {
  if (x.kind === 'dictionary') return itemsAt(x.keys, indicesWhere(x.values))
  return new Vector(Type.long, indicesWhere(x))
}

function indicesWhere(counts: Value): Float64Array {
  if (isEmptyList(counts)) return new Float64Array(0)
  const vector = isWholeNumber(counts) ? enlistAtom(counts) : counts
  if (vector.kind !== 'vector' || !isWholeNumbers(vector)) return signal('type')
  if (vector.type === Type.boolean) return new Float64Array(indicesOfOnes(vector.data as Uint8Array))
  return repeatIndices(vector.data)
}
