import { expect, test } from 'vitest'
import { configForTest } from '../../tests/support/config-for-test.ts'
import { makeOpenSearchFile, makeWebManifest } from './browser-integration.ts'

test('names and descriptions are truncated to the limits of the format without splitting a character', () => {
  const file = makeOpenSearchFile({ ...configForTest, title: 'Größe & Länge 😀😀😀', description: 'x'.repeat(2_000) })
  expect(file).toContain('<ShortName>Größe &amp; Länge 😀😀</ShortName>')
  expect(/<Description>(x+)</.exec(file)?.[1]).toHaveLength(1024)
})

test('without configured icons, the manifest names the favicon', () => {
  expect(JSON.parse(makeWebManifest(configForTest))).toMatchObject({
    name: 'Tiny: Small',
    start_url: '/',
    icons: [{ src: '/icon.svg', sizes: 'any' }],
  })
})
