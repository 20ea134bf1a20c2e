import { expect, test } from 'vitest'
import { configForTest } from '../../tests/support/config-for-test.ts'
import { makeWebManifest } from './web-manifest.ts'

test('without configured icons, the manifest names the favicon', () => {
  expect(JSON.parse(makeWebManifest(configForTest))).toMatchObject({
    name: 'Tiny: Small',
    start_url: '/',
    icons: [{ src: '/icon.svg', sizes: 'any' }],
  })
})
