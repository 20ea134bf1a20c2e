import { expect, test } from 'vitest'
import { z } from 'zod'
import { dataSource } from './data-config.ts'

const schema = z.strictObject({})

test.each(['content/data/rates.yml', 'content/data/rates.yaml', 'content/data/a/b-c/rates.json'])(
  'data may come from %s',
  file => {
    expect(dataSource.parse({ file, schema })).toEqual({ file, schema })
  },
)

test.each([
  'rates.yml',
  'content/rates.yml',
  'content/data/rates.csv',
  'content/data/../rates.yml',
  'content/data/.rates.yml',
  'content/data/.git/rates.yml',
])('data may not come from %s', file => {
  expect(messagesOf({ file, schema })).toEqual(['it must be a .yml, .yaml or .json file below content/data/'])
})

test.each([undefined, null, 'text', { parse: () => ({}) }])('what is no schema of zod 4 is told: %j', other => {
  expect(messagesOf({ file: 'content/data/rates.yml', schema: other })).toEqual(['it must be a schema of zod 4'])
})

test('a schema of another copy of zod 4 is a schema', () => {
  const foreign = { _zod: {} }
  expect(messagesOf({ file: 'content/data/rates.yml', schema: foreign })).toEqual([])
})

function messagesOf(source: unknown): string[] {
  return dataSource.safeParse(source).error?.issues.map(({ message }) => message) ?? []
}
