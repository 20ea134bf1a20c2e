import { Type } from './types.ts'
import type { Atom, Value, Vector } from './value.ts'

/** The type number as `type x` gives it: negative for atoms, 0 for general lists, 98 to 112 for the rest. */
export function typeOf(value: Value): number {
  switch (value.kind) {
    case 'atom':
      return -value.type
    case 'vector':
    case 'primitive':
    case 'iterator':
    case 'lambda':
    case 'projection':
    case 'composition':
    case 'derived':
      return value.type
    case 'list':
      return Type.list
    case 'table':
      return Type.table
    case 'dictionary':
      return Type.dictionary
    default:
      return value satisfies never
  }
}

/** Whether the value is a function of any sort, 100 to 112. */
export const isFunction = (value: Value) => typeOf(value) >= 100

/** Whether the value is a list: a vector, a general list, or (as in q) a table, which is a list of dictionaries. */
export const isList = (value: Value) => value.kind === 'vector' || value.kind === 'list' || value.kind === 'table'

/** An atom or a vector: what has a simple type. */
export type Simple = Atom | Vector

export const isSimple = (value: Value): value is Simple => value.kind === 'atom' || value.kind === 'vector'

/** Whether the value is `()`. */
export const isEmptyList = (value: Value) => value.kind === 'list' && !value.items.length

export const isString = (value: Value) => value.kind === 'vector' && value.type === Type.char
export const isSymbol = (value: Value) => value.kind === 'atom' && value.type === Type.symbol
export const isKeyedTable = (value: Value) =>
  value.kind === 'dictionary' && value.keys.kind === 'table' && value.values.kind === 'table'

/** Whether the value is a table with or without keys. */
export const isTable = (value: Value) => value.kind === 'table' || isKeyedTable(value)
