import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('local time is universal time', () => {
  expect(run('ltime 2024.03.05D01:02:03')).toBe('2024.03.05D01:02:03.000000000')
  expect(run('gtime 2024.03.05T01:02:03')).toBe('2024.03.05T01:02:03.000')
  expect(run('ltime 5')).toContain("'type")
})

test('the variables of the clock agree', () => {
  expect(run('(.z.d;.z.D)~2#`date$.z.p')).toBe('1b')
  expect(run('(.z.t-`time$.z.n) within 00:00 00:01')).toBe('1b')
  expect(run('type each (.z.p;.z.d;.z.t;.z.n;.z.z)')).toBe('-12 -14 -19 -16 -15h')
})
