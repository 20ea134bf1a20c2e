import { expect, test } from 'vitest'
import { writeUnderscoreRedirects } from './underscore-files.ts'

test('each redirect is permanent and has two lines; the one with a trailing slash comes after all lines without', () => {
  const redirects = new Map([
    ['/docs', '/docs/intro'],
    ['/concepts/joins', '/docs/concepts/joins'],
  ])
  expect(writeUnderscoreRedirects(redirects)).toMatchInlineSnapshot(`
    "/docs /docs/intro 301
    /concepts/joins /docs/concepts/joins 301
    /docs/ /docs/intro 301
    /concepts/joins/ /docs/concepts/joins 301
    "
  `)
  expect(writeUnderscoreRedirects(new Map([['/My page', '/docs/My page']]))).toMatch(
    /^\/My%20page \/docs\/My%20page 301\n/,
  )
  expect(writeUnderscoreRedirects(new Map())).toBe('')
})
