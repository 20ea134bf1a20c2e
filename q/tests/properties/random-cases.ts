import { library } from '../../library.ts'
import { createRandom } from '../../session/create-random.ts'
import { createSession, type QSession } from '../../session/create-session.ts'

/** What a case of a property is made with. */
export interface Chance {
  /** A number from 0 to below 1. */
  random(): number
  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  /** A list of up to `most` items. */
  many<T>(most: number, make: () => T): T[]
}

/** Calls `check` so many times with random numbers; the same ones in every run. */
export function forRandomCases(count: number, check: (chance: Chance) => void) {
  const random = createRandom(count)
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const chance: Chance = {
    random,
    whole,
    pick: choices => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
    many: (most, make) => Array.from({ length: whole(0, most) }, make),
  }
  for (let i = 0; i < count; i++) check(chance)
}

let session: QSession | undefined

/** What a console prints for the input, in a session that all properties share. */
export function answer(input: string): string {
  session ??= createSession({ library, limits: { milliseconds: 60_000 } })
  return session.run(input).output.replace(/\n$/, '')
}

/** What a console prints for the input; of an error only the code, since its caret differs. */
export const codeOrText = (input: string): string => answer(input).replace(/^('.*)\n[\s\S]*$/, '$1')

/** The source of a vector of longs, for any count. */
export const longsSource = (items: readonly (number | bigint)[]): string =>
  items.length > 1 ? `(${items.join(' ')})` : items.length ? `(enlist ${items[0]})` : '(`long$())'

/** The source of a vector of symbols, for any count. */
export const symbolsSource = (names: readonly string[]): string =>
  names.length > 1 ? `\`${names.join('`')}` : names.length ? `(enlist\`${names[0]})` : '(`symbol$())'
