import { expect, test } from 'vitest'
import { Type } from '../values/types.ts'
import { encodeText } from '../values/utf8.ts'
import { parseItem } from '../verbs/cast/tok.ts'
import { parseUsualLayout } from './parse-usual-layout.ts'

const read = (type: number, text: string) => parseUsualLayout(type, encodeText(text), 0, text.length)
const asText = (type: number, text: string) => parseItem(type, text)

const dates = [
  '2024-02-29',
  '2023.02.29',
  '2000/01/01',
  '1999-12-31',
  '2024-13-01',
  '2024-1-1',
  '20240101',
  '2024-0x-01',
]
const clocks = [
  '09:30:00',
  '23:59:59.999',
  '00:00:60',
  '12:60:00',
  '9:30:00',
  '09:30',
  '1D02:03:04.000000005',
  '0D00:00:00.1',
]
const odd = ['', 'D', '99:00:00', '12:34:56.', '12:34:56.1234567890', '-01:02:03', '12:34:5x', '123D00:00:00', '0D']

test('a date that is read agrees with the general rule', () => {
  for (const text of dates)
    if (read(Type.date, text) !== undefined) expect(read(Type.date, text)).toBe(asText(Type.date, text))
  expect(dates.map(text => read(Type.date, text) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test.each([Type.timespan, Type.time, Type.second, Type.minute])(
  'times of type %d agree with the general rule',
  type => {
    for (const text of [...clocks, ...odd])
      if (read(type, text) !== undefined) expect([text, read(type, text)]).toEqual([text, asText(type, text)])
    expect(read(type, '23:59:59.999')).toBeDefined()
  },
)

test('points in time agree with the general rule', () => {
  for (const date of dates)
    for (const clock of [...clocks, ...odd])
      for (const sign of ['D', 'T', ' ', 'x']) {
        const text = date + sign + clock
        const point = read(Type.timestamp, text)
        if (point !== undefined) expect([text, point]).toEqual([text, asText(Type.timestamp, text)])
      }
  expect(read(Type.timestamp, '2024-02-29T23:59:59.999')).toBe(asText(Type.timestamp, '2024.02.29D23:59:59.999'))
})
