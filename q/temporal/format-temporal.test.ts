import { expect, test } from 'vitest'
import { Type } from '../values/types.ts'
import { formatTemporal } from './format-temporal.ts'

test.each([
  [Type.timestamp, 1n, '2000.01.01D00:00:00.000000001'],
  [Type.timestamp, -1n, '1999.12.31D23:59:59.999999999'],
  [Type.month, -1, '1999.12'],
  [Type.date, 59, '2000.02.29'],
  [Type.date, -730_120, '0000.00.00'],
  [Type.datetime, 1.5, '2000.01.02T12:00:00.000'],
  [Type.timespan, 93_784_000_000_005, '1D02:03:04.000000005'],
  [Type.timespan, -1000, '-0D00:00:00.000001000'],
  [Type.minute, 1505, '25:05'],
  [Type.second, -61, '-00:01:01'],
  [Type.time, 43_200_007, '12:00:00.007'],
])('type %d: %d is %s', (type, item, text) => {
  expect(formatTemporal(type, item)).toBe(text)
})
