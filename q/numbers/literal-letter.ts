/**
 * The letter of the type that a literal without its sign has on its own: `u` for `09:30`. Empty for `0N`, `0W` and
 * plain integers, which take the type of their neighbours; undefined for text that is not a literal.
 */
export const literalLetter = (text: string): string | undefined =>
  suffixLetter(text) || shapes.find(([shape]) => shape.test(text))?.[1]

const shapes: readonly [RegExp, letter: string][] = [
  [/^\d+$|^0[NW]$/, ''],
  [/^0[nw]$/, 'f'],
  [/^\d{4}\.\d\d\.\d\d$/, 'd'],
  [/^\d{4}\.\d\d\.\d\dD/, 'p'],
  [/^\d{4}\.\d\d\.\d\dT/, 'z'],
  [/^\d+D/, 'n'],
  [/^\d+:\d\d:\d\d\.\d{4,9}$/, 'n'],
  [/^\d+:\d\d:\d\d[.:]\d{0,3}$/, 't'],
  [/^\d+:\d\d:\d\d$/, 'v'],
  [/^\d+:\d\d$/, 'u'],
  [/^(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i, 'f'],
]

/** `h` for `12h`; empty if the digits give the type, as in `0n`. */
export const suffixLetter = (text: string): string => (/^0[nw]$/.test(text) ? '' : (suffixes.exec(text)?.[1] ?? ''))

/** A literal that ends with the letter of its type: `1h`, `0Nd`, `2000.01m`. */
const suffixes = /^(?!0x)[\d.:NWwnDTe+-]*[\dNWw.D]([ghijefpmdznuvt])$/
