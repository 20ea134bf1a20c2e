import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { randomVector } from '../tests/random-values.ts'
import { itemsMatch } from '../values/match.ts'
import { Type } from '../values/types.ts'
import { nanosecondsPerDay } from './calendar.ts'
import { convertTemporal, joinTimestamps, splitDayAndTime } from './convert.ts'

test('timestamps are split and joined without loss', () => {
  const { data } = randomVector(createRandom(5), Type.timestamp, 2000)
  expect(joinTimestamps(splitDayAndTime(Type.timestamp, data))).toEqual(data)
})

test('the day and the time of a timestamp are what division gives', () => {
  const data = randomVector(createRandom(6), Type.timestamp, 500).data as BigInt64Array
  const { days, times } = splitDayAndTime(Type.timestamp, data)
  for (const [i, timestamp] of data.entries()) {
    if (!Number.isFinite(days[i])) continue
    expect(BigInt(days[i] ?? 0) * BigInt(nanosecondsPerDay) + BigInt(times[i] ?? 0)).toBe(timestamp)
    expect(times[i]).toBeGreaterThanOrEqual(0)
  }
})

test('a cast to a finer type and back gives the same items', () => {
  const finer = [
    [Type.date, Type.timestamp],
    [Type.date, Type.datetime],
    [Type.month, Type.date],
    [Type.minute, Type.second],
    [Type.second, Type.time],
    [Type.time, Type.timespan],
    [Type.minute, Type.timespan],
  ] as const
  const random = createRandom(8)
  for (const [coarse, fine] of finer) {
    const data = randomVector(random, coarse, 200).data.slice()
    const back = convertTemporal(convertTemporal(data, coarse, fine), fine, coarse)
    const isRepresentable = coarse !== Type.date || fine !== Type.timestamp
    for (let i = 0; i < data.length; i++) {
      const item = data[i] ?? 0
      if (isRepresentable || Math.abs(Number(item)) < 106_000) expect(itemsMatch(coarse, back[i] ?? 0, item)).toBe(true)
    }
  }
})
