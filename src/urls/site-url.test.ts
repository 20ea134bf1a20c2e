import { expect, test } from 'vitest'
import { absoluteUrl } from './site-url.ts'

const location = { url: 'https://tiny.example', base: '/docs-site/' }

test.each([
  ['/docs/a', 'https://tiny.example/docs-site/docs/a'],
  ['./b', 'https://tiny.example/docs-site/docs/b'],
  ['../b#c', 'https://tiny.example/docs-site/b#c'],
  ['https://a.example/b', 'https://a.example/b'],
  ['//a.example/b', 'https://a.example/b'],
])('on the page /docs/a the absolute URL of %s is %s', (address, url) => {
  expect(absoluteUrl(address, location, '/docs/a')).toBe(url)
})

test('without a page an address is relative to the home page', () => {
  expect(absoluteUrl('./b', location)).toBe('https://tiny.example/docs-site/b')
})
