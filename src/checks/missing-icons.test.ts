import { expect, test } from 'vitest'
import { configForTest } from '../../tests/support/config-for-test.ts'
import { siteConfigSchema } from '../site-config/site-config-schema.ts'
import { findMissingIcons } from './missing-icons.ts'

test('an image that only the configuration has is reported once, with its line', () => {
  const config = siteConfigSchema.parse({ ...configForTest, icons: [{ src: '/big.png', size: 512 }] })
  const file = { path: 'site.config.ts', text: "favicon: '/icon.svg',\nicons: [{ src: '/big.png' }],\n" }
  expect(findMissingIcons(config, new Set(['/icon.svg']), file)).toMatchInlineSnapshot(`
    [
      {
        "fix": "Put it at static/big.png, or correct its path.",
        "level": "error",
        "what": "The image \`/big.png\` does not exist.",
        "where": "site.config.ts:2",
      },
    ]
  `)
  expect(findMissingIcons(config, new Set(['/big.png']), file)).toHaveLength(1)
})

test('each image that the configuration names is checked', () => {
  const config = siteConfigSchema.parse({
    ...configForTest,
    favicon: '/favicon.svg',
    logo: { ...configForTest.logo, src: '/logo.svg' },
    touchIcon: '/touch.png',
    icons: [{ src: '/big.png', size: 512 }],
  })
  const found = findMissingIcons(config, new Set(), { path: 'site.config.ts', text: '' })
  expect(found.map(({ fix }) => fix.split(',')[0])).toEqual([
    'Put it at static/favicon.svg',
    'Put it at static/logo.svg',
    'Put it at static/touch.png',
    'Put it at static/big.png',
  ])
})
