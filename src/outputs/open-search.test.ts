import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import { openSearchFile } from './open-search.ts'

test('names and descriptions keep to the limits of the format without splitting a character', () => {
  const file = openSearchFile({ ...configForTest, title: 'Größe & Länge 😀😀😀', description: 'x'.repeat(2_000) })
  expect(file).toContain('<ShortName>Größe &amp; Länge 😀😀</ShortName>')
  expect(/<Description>(x+)</.exec(file)?.[1]).toHaveLength(1024)
})
