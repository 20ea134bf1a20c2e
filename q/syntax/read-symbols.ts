import { symbol, symbols } from '../values/construct.ts'
import type { Value } from '../values/value.ts'

/** What `` `a`b `` stands for: one symbol is an atom, several touching each other are a vector. */
export function readSymbols(text: string): Value {
  const [, first = '', ...rest] = text.split('`')
  return rest.length ? symbols([first, ...rest]) : symbol(first)
}
