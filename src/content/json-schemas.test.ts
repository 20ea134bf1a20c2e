import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from './json-schemas.ts'

const folder = join(import.meta.dirname, '../../schemas')

test.each([...jsonSchemas()])('schemas/%s is what the build holds files to', (name, text) => {
  expect(readFileSync(join(folder, name), 'utf8'), 'Write it anew: npm run schemas').toBe(text)
})

test('editors know keys and forms, and which keys there are', () => {
  const doc = JSON.parse(jsonSchemas().get('doc.json') ?? '')
  expect(doc.additionalProperties).toBe(false)
  expect(doc.properties).toMatchObject({
    sidebar_position: { type: 'number', description: 'It must be a number' },
    pagination_next: { description: 'It must be the id of a doc, or null' },
  })
})
