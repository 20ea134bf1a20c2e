import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import { webManifest } from './web-manifest.ts'

test('a site without icons of its own is installed with its favicon', () => {
  expect(JSON.parse(webManifest(configForTest))).toMatchObject({
    name: 'Tiny: Small',
    start_url: '/',
    icons: [{ src: '/icon.svg', sizes: 'any' }],
  })
})
