import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createJsonSchemas } from './json-schemas.ts'

const folder = join(import.meta.dirname, '../../../schemas')

test.each([...createJsonSchemas()])('schemas/%s is up to date with the schemas of the build', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8'), 'Update it: npm run schemas').toBe(text)
})

test('a schema lists its keys, describes their values and allows no others', () => {
  const doc = JSON.parse(createJsonSchemas().get('doc.json') ?? '')
  expect(doc.additionalProperties).toBe(false)
  expect(doc.properties).toMatchObject({
    sidebar_position: { type: 'number', description: 'It must be a number' },
    pagination_next: { description: 'It must be the id of a doc, or null' },
  })
})
