import { signal } from '../../values/errors.ts'
import { spendAt } from '../../values/meter.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { type Simple, Type } from '../../values/types.ts'
import { copyBytes } from '../../values/utf8.ts'
import type { Data, Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { dataOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from './item-by-item.ts'

/** `lower x`: chars and symbols at any depth, with the letters A to Z in lower case. */
export const lower = (x: Value): Value => swapCase(x, capitalA)

/** `upper x` */
const upper = (x: Value): Value => swapCase(x, smallA)

export const letterCaseVerbs: VerbTable = {
  lower: unary(lower, {
    shape: 'lower x',
    help: 'text in lower case',
    examples: [
      ['lower"QuEuE"', '"queue"'],
      ['lower`ABC', '`abc'],
      ['lower 1', "'type\n  [0]  lower 1\n       ^"],
    ],
  }),
  upper: unary(upper, {
    shape: 'upper x',
    help: 'text in upper case',
    examples: [
      ['upper"QuEuE"', '"QUEUE"'],
      ['upper("ab";`c)', '"AB"\n`C'],
    ],
  }),
}

const capitalA = 65
const smallA = 97

/** Changes the case of the 26 letters from `first` on, A or a. */
const swapCase = extendUnary((x: Simple, first: number) => likeOperand(x.type, swapItems(x, first), x))

function swapItems(x: Simple, first: number): Data {
  const data = dataOf(x) as Uint8Array
  if (x.type === Type.char) return swapBytes(data, first)
  if (x.type !== Type.symbol) return signal('type')
  const swapLetter = (letter: string) => String.fromCharCode(swapByte(letter.charCodeAt(0), first))
  const swapSymbol = (symbol: number) => internSymbol(symbolText(symbol).replace(/[a-z]/gi, swapLetter))
  return mapSymbols(data, swapSymbol, new Int32Array(data.length))
}

function swapBytes(data: Uint8Array, first: number): Uint8Array {
  const bytes = copyBytes(data)
  for (let i = 0; i < bytes.length; i++) bytes[i] = swapByte(bytes[i] as number, first)
  return bytes
}

const swapByte = (byte: number, first: number) => (byte >= first && byte < first + 26 ? byte ^ 32 : byte)

/** Writes to `out` the result of `change` for each symbol, computed once per distinct symbol. */
export function mapSymbols<Out extends Data>(symbols: Data, change: (symbol: number) => number, out: Out): Out {
  const known = new Map<number, number>()
  for (let i = 0; i < out.length; i++) {
    spendAt(i)
    const symbol = symbols[i] as number
    const changed = known.get(symbol) ?? change(symbol)
    known.set(symbol, changed)
    out[i] = changed
  }
  return out
}
