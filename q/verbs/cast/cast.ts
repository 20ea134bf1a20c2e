import { hasPart, type PartName, partOfItems, partType } from '../../temporal/parts.ts'
import { emptyVector, symbol } from '../../values/construct.ts'
import { collapse } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { isTemporal, Type } from '../../values/types.ts'
import { Atom, type Data, Dictionary, type Item, Table, type Value, Vector } from '../../values/value.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'
import { castItems } from './cast-items.ts'

/** `` `long$x`` for a type number: `castTo(7, 2.7)` is 3. Goes into lists, dictionaries and tables. */
export function castTo(type: number, value: Value): Value {
  if (type === Type.symbol) return castToSymbol(value)
  return mapVectors(value, type, vector => {
    if (vector.type === type) return vector.data
    return castItems(vector.type, vector.data, type)
  })
}

/** `` `year$x`` and the like. */
export function castToPart(name: PartName, value: Value): Value {
  return mapVectors(value, partType(name), ({ type, data }) =>
    isTemporal(type) && hasPart(type, name) ? partOfItems(type, data, name) : signal('type'),
  )
}

/** Applies `convert` to every vector in the value; an atom is a vector of one. The results have the type `type`. */
function mapVectors(value: Value, type: number, convert: (vector: Vector) => Data): Value {
  switch (value.kind) {
    case 'atom':
      return new Atom(type, convert(vectorOfAtom(value))[0] as Item)
    case 'vector':
      return new Vector(type, convert(value))
    case 'list':
      if (!value.items.length) return emptyVector(type)
      return collapse(value.items.map(item => mapVectors(item, type, convert)))
    case 'dictionary':
      return new Dictionary(value.keys, mapVectors(value.values, type, convert))
    case 'table':
      return new Table(
        value.names,
        value.columns.map(column => mapVectors(column, type, convert)),
      )
    default:
      return signal('type')
  }
}

function vectorOfAtom({ type, item }: Atom): Vector {
  const isWide = typeof item === 'bigint' && type !== Type.guid
  return new Vector(type, isWide ? BigInt64Array.of(item) : ([item] as Data))
}

/** `` `$x``: each string gives a symbol. */
function castToSymbol(value: Value): Value {
  if (isString(value)) return symbol(textOf(value).replace(/^ +| +$/g, ''))
  switch (value.kind) {
    case 'atom':
      if (value.type === Type.char) return symbol(textOf(value).trim())
      break
    case 'list':
      return value.items.length ? collapse(value.items.map(castToSymbol)) : emptyVector(Type.symbol)
    case 'dictionary':
      return new Dictionary(value.keys, castToSymbol(value.values))
    case 'table':
      return new Table(value.names, value.columns.map(castToSymbol))
  }
  const resolved = resolveEnumeration(value)
  const isSymbols = (resolved.kind === 'atom' || resolved.kind === 'vector') && resolved.type === Type.symbol
  return isSymbols ? resolved : signal('type')
}
