import { hasPart, type PartName, partOfItems, partType } from '../../temporal/parts.ts'
import { emptyVector } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isSimple, isString, type Simple } from '../../values/type-of.ts'
import { isTemporal, Type } from '../../values/types.ts'
import { List, type Value } from '../../values/value.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'
import { dataOf } from '../arithmetic/numeric-data.ts'
import { likeOperand } from '../arithmetic/pair-result.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'
import { castItems } from './cast-items.ts'
import { tok } from './tok.ts'

/** `` `long$x`` for a type number: `castTo(7, 2.7)` is 3. Goes into lists, dictionaries and tables. */
export const castTo = (type: number, value: Value): Value =>
  type === Type.symbol ? castToSymbol(value) : castSimple(value, type)

const castSimple = extendUnary((x: Simple, type: number) => likeOperand(type, castItems(x.type, dataOf(x), type), x), {
  ofEmptyList: emptyVector,
})

/** `` `year$x`` and the like. */
export const castToPart = (name: PartName, value: Value): Value => takePart(value, name)

const takePart = extendUnary(
  (x: Simple, name: PartName) =>
    isTemporal(x.type) && hasPart(x.type, name)
      ? likeOperand(partType(name), partOfItems(x.type, dataOf(x), name), x)
      : signal('type'),
  { ofEmptyList: name => emptyVector(partType(name)) },
)

/** `` `$x``: each string gives a symbol. */
const castToSymbol: (x: Value) => Value = extendUnary(
  x => {
    if (x.type === Type.char) return tok(Type.symbol, x)
    const resolved = resolveEnumeration(x)
    return isSimple(resolved) && resolved.type === Type.symbol ? resolved : signal('type')
  },
  {
    ofItems: items =>
      items.every(isString) ? tok(Type.symbol, new List(items)) : collapse(items.map(item => castToSymbol(item))),
  },
)
