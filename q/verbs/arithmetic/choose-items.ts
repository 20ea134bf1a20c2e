import { signal } from '../../values/errors.ts'
import { inOneForm } from '../../values/exact-long.ts'
import { countOf, itemAt, toUniformList, valuesOf } from '../../values/items.ts'
import { allocateLike } from '../../values/items-at.ts'
import { isList, isSimple, type Simple, Type } from '../../values/types.ts'
import { type Atom, Dictionary, type Item, type Value, Vector } from '../../values/value.ts'
import { dataOf, stepOf } from '../../vectors/operands.ts'

/** The vector conditional `?[tests;x;y]`: for each 1b the item of x, for each 0b that of y. Atoms are repeated. */
export function chooseItems(tests: Value, x: Value, y: Value): Value {
  if (tests.kind === 'dictionary')
    return new Dictionary(tests.keys, chooseItems(tests.values, valuesOf(x), valuesOf(y)))
  if (tests.kind === 'list' && !tests.length) return tests
  if ((tests.kind !== 'atom' && tests.kind !== 'vector') || tests.type !== Type.boolean) return signal('type')
  const lists = [tests, x, y].filter(isList)
  const count = lists[0] ? countOf(lists[0]) : undefined
  if (lists.some(list => countOf(list) !== count)) return signal('length')
  if (count === undefined) return (tests as Atom).item ? x : y
  if (isSimple(x) && isSimple(y) && x.type === y.type && x.domain === y.domain) return chooseSimple(tests, x, y, count)
  const isTrue = (index: number) => Number((itemAt(tests, index) as Atom).item) === 1
  return toUniformList(
    Array.from({ length: count }, (_, index) => pick(isTrue(index) ? x : y, index)),
    x,
  )
}

const pick = (value: Value, index: number) => (isList(value) ? itemAt(value, index) : value)

function chooseSimple(tests: Simple, x: Simple, y: Simple, count: number): Vector {
  const [left, right] = inOneForm(dataOf(x), dataOf(y))
  const flags = dataOf(tests)
  const data = allocateLike(x.type, left, count)
  const [step, xStep, yStep] = [stepOf(flags, data), stepOf(left, data), stepOf(right, data)]
  for (let i = 0; i < count; i++) data[i] = (flags[i * step] ? left[i * xStep] : right[i * yStep]) as Item
  return new Vector(x.type, data, '', x.domain)
}
