import { expect, test } from 'vitest'
import { listAliasKeys, toAliasKey } from './aliases.ts'

test.each([
  ['  As Of \n Join ', 'as of join'],
  ['.z.T', '.z.T'],
])('the alias %j is stored as %j', (alias, key) => {
  expect(toAliasKey(alias)).toBe(key)
})

test('a call may have an alias by its shape; words before it or spaces around it do not change that', () => {
  const [key, shape] = listAliasKeys(' @[d;i;f] ')
  expect([key, shape]).toEqual(['@[d;i;f]', '@[;;]'])
  expect(listAliasKeys('joins @[d;i;f]')).toHaveLength(1)
  expect(listAliasKeys('joins')).toEqual(['joins'])
})
