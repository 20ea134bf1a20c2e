import { expect, test } from 'vitest'
import { configForTest } from '../config-for-test.ts'
import { siteConfigSchema } from '../site-config.ts'
import { missingPictures } from './missing-pictures.ts'

test('a picture that the configuration names and static does not hold is told with its line, once', () => {
  const config = siteConfigSchema.parse({ ...configForTest, icons: [{ src: '/big.png', size: 512 }] })
  const file = { path: 'site.config.ts', text: "favicon: '/icon.svg',\nicons: [{ src: '/big.png' }],\n" }
  expect(missingPictures(config, new Set(['/icon.svg']), file)).toMatchInlineSnapshot(`
    [
      {
        "fix": "Put it at static/big.png, or correct its path.",
        "level": "error",
        "what": "There is no picture \`/big.png\`.",
        "where": "site.config.ts:2",
      },
    ]
  `)
  expect(missingPictures(config, new Set(['/big.png']), file)).toHaveLength(1)
})
