import { Type, typeOfLetter } from '../values/types.ts'

/** A literal that fits in with others: `0N`, `0W` and plain integers take the type of their neighbours. */
const flexible = 0

const shapes: readonly [RegExp, number][] = [
  [/^\d+$|^0[NW]$/, flexible],
  [/^0[nw]$/, Type.float],
  [/^\d{4}\.\d\d\.\d\d$/, Type.date],
  [/^\d{4}\.\d\d\.\d\dD/, Type.timestamp],
  [/^\d{4}\.\d\d\.\d\dT/, Type.datetime],
  [/^\d+D/, Type.timespan],
  [/^\d+:\d\d:\d\d\.\d{4,9}$/, Type.timespan],
  [/^\d+:\d\d:\d\d[.:]\d{0,3}$/, Type.time],
  [/^\d+:\d\d:\d\d$/, Type.second],
  [/^\d+:\d\d$/, Type.minute],
  [/^(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i, Type.float],
]

/** Types whose letter may end a number: `1h`, `0Nd`, `2000.01m`. */
const suffixes = /^(?!0x)[\d.:NWwnDTe+-]*[\dNWw.D]([ghijefpmdznuvt])$/

/** The type that a literal without its sign has by itself; undefined if it is none. */
export function literalType(text: string): number | undefined {
  const suffix = suffixLetter(text)
  if (suffix) return typeOfLetter(suffix)
  return shapes.find(([shape]) => shape.test(text))?.[1]
}

/** `h` for `12h`; empty where the type follows from the digits, as in `0n`. */
export const suffixLetter = (text: string): string => (/^0[nw]$/.test(text) ? '' : (suffixes.exec(text)?.[1] ?? ''))

const spans: readonly number[] = [Type.minute, Type.second, Type.time, Type.timespan]
const days: readonly number[] = [Type.month, Type.date, Type.datetime, Type.timestamp]
const numbers: readonly number[] = [Type.short, Type.int, Type.long, Type.real, Type.float]

/** The one type that literals side by side are read as: `09:30 10:00:01` are seconds. Undefined if they do not mix. */
export function commonType(types: readonly number[]): number | undefined {
  const distinct = new Set(types.filter(type => type !== flexible))
  if (!distinct.size) return Type.long
  for (const family of [numbers, spans, days]) {
    const ranks = Array.from(distinct, type => family.indexOf(type))
    if (!ranks.includes(-1)) return family[Math.max(...ranks)]
  }
  return distinct.size === 1 ? [...distinct][0] : undefined
}
