import type { Data } from '../../values/value.ts'

/** Writes what `change` makes of each symbol to `out`; each is changed once, however often it comes. */
export function mapSymbols<Out extends Data>(symbols: Data, change: (symbol: number) => number, out: Out): Out {
  const known = new Map<number, number>()
  for (let i = 0; i < out.length; i++) {
    const symbol = symbols[i] as number
    const changed = known.get(symbol) ?? change(symbol)
    known.set(symbol, changed)
    out[i] = changed
  }
  return out
}
