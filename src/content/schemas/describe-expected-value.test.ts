import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeExpectedValue } from './describe-expected-value.ts'

test.each([
  ['text', z.string(), 'it must be text'],
  ['a number', z.number(), 'it must be a number'],
  ['true or false', z.boolean(), 'it must be true or false'],
  ['a list', z.array(z.string()), 'it must be a list'],
  ['a map with known keys', z.object({ a: z.string() }), 'it must be a map of keys and values'],
  ['a map with any keys', z.record(z.string(), z.string()), 'it must be a map of keys and values'],
])('where %s is expected, another kind of value is answered by saying so', (_, schema, message) => {
  expect(messageOf(schema, null)).toBe(message)
})

test('a fraction where a whole number is expected is answered by saying so', () => {
  expect(messageOf(z.int(), 1.5)).toBe('it must be a whole number')
})

test('a number out of its range is answered by the limit', () => {
  expect(messageOf(z.number().min(2), 1)).toBe('it must be at least 2')
  expect(messageOf(z.number().max(6), 7)).toBe('it must be at most 6')
})

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: describeExpectedValue }).error?.issues[0]?.message
}
