import { decodeText } from './construct.ts'
import { signal } from './q-error.ts'
import { symbolText } from './symbols.ts'
import { isEmptyList } from './type-of.ts'
import { Type } from './types.ts'
import type { Value } from './value.ts'

/** The text of a string, char, symbol or of nothing (`()`); signals `type` for other values. */
export function textOf(value: Value): string {
  if (value.kind === 'atom' && value.type === Type.symbol) return symbolText(value.item)
  if (value.kind === 'atom' && value.type === Type.char) return String.fromCharCode(Number(value.item))
  if (value.kind === 'vector' && value.type === Type.char) return decodeText(value.data as Uint8Array)
  if (isEmptyList(value)) return ''
  return signal('type')
}

/** The texts of a symbol, of symbols, of a string or of a list of strings. */
export function textsOf(value: Value): string[] {
  if (value.kind === 'vector' && value.type === Type.symbol) return Array.from(value.data, symbolText)
  if (value.kind === 'list') return value.items.map(textOf)
  return [textOf(value)]
}
