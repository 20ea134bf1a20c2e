import { Type, typeOfLetter } from '../values/types.ts'
import { literalLetter } from './literal-letter.ts'

/** A literal that fits in with others: `0N`, `0W` and plain integers take the type of their neighbours. */
const flexible = 0

/** The type that a literal without its sign has by itself; undefined if it is none. */
export function literalType(text: string): number | undefined {
  const letter = literalLetter(text)
  return letter === '' ? flexible : letter === undefined ? undefined : typeOfLetter(letter)
}

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
