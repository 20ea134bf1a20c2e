import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { randomVector } from '../../tests/random-values.ts'
import { vectorOfItems } from '../../values/construct.ts'
import { matches } from '../../values/match.ts'
import { Type, typeInfo } from '../../values/types.ts'
import type { Item, Vector } from '../../values/value.ts'
import { castTo } from './cast.ts'

/** From left to right each type holds all numbers of the types before it. */
const widening = [Type.short, Type.int, Type.long]

test('a cast to a wider type and back gives the same numbers', () => {
  const random = createRandom(3)
  for (const [index, narrow] of widening.entries()) {
    for (const wide of widening.slice(index)) {
      const vector = randomVector(random, narrow, 300)
      expect(matches(castTo(narrow, castTo(wide, vector)), vector), `${narrow} ${wide}`).toBe(true)
    }
  }
})

test('temporal items come back from the numbers under them', () => {
  const random = createRandom(4)
  for (const type of [Type.month, Type.date, Type.minute, Type.second, Type.time, Type.timespan, Type.timestamp]) {
    const vector = randomVector(random, type, 300)
    expect(matches(castTo(type, castTo(Type.long, vector)), vector), typeInfo(type).name).toBe(true)
  }
})

test('ints and finite floats come back from each other', () => {
  const ints = withoutInfinities(randomVector(createRandom(9), Type.int, 300))
  expect(matches(castTo(Type.int, castTo(Type.float, ints)), ints)).toBe(true)
})

function withoutInfinities({ type, data }: Vector): Vector {
  const { infinity } = typeInfo(type)
  return vectorOfItems(
    type,
    Array.from(data as ArrayLike<Item>).filter(item => item !== infinity),
  )
}
