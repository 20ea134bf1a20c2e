import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('.Q.s and .Q.s1 give the texts as strings', () => {
  expect(run('.Q.s `a`b!1 2')).toBe('"a| 1\\nb| 2\\n"')
  expect(run('.Q.s1 `a`b!1 2')).toBe('"`a`b!1 2"')
})

test.each([
  ['.Q.f[1;2.25]', '"2.3"'],
  ['.Q.f[2;1.999]', '"2.00"'],
  ['.Q.f[3;-0.0001]', '"-0.000"'],
  ['.Q.f[0;41.7]', '"42"'],
  ['.Q.f[2;123456789.125]', '"123456789.13"'],
  ['.Q.f[2;1e14]', '"100000000000000"'],
  ['.Q.fmt[7;2;-4]', '"  -4.00"'],
  ['.Q.fmt[3;2;12]', '"***"'],
])('%s is %s', (input, text) => expect(run(input)).toBe(text))

test.each([
  ['-27!(2i;0.125)', '"0.12"'],
  ['-27!(2i;0.375)', '"0.38"'],
  ['-27!(0i;2.5)', ',"2"'],
  ['-27!(0i;3.5)', ',"4"'],
])('-27! rounds a tie to the even digit: %s is %s', (input, text) => expect(run(input)).toBe(text))

test('-27! rounds other numbers to the nearest', () => expect(run('-27!(3i;-1%3)')).toBe('"-0.333"'))

test('-27! works item by item', () => expect(run('-27!(2i;0.125 2)')).toBe('"0.12"\n"2.00"'))
