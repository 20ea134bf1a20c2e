import { expect, test } from 'vitest'
import { configForTest } from '../../tests/support/config-for-test.ts'
import { makeWebManifest } from './web-manifest.ts'

test('a site without icons of its own is installed with its favicon', () => {
  expect(JSON.parse(makeWebManifest(configForTest))).toMatchObject({
    name: 'Tiny: Small',
    start_url: '/',
    icons: [{ src: '/icon.svg', sizes: 'any' }],
  })
})
