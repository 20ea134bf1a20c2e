import { expect, test } from 'vitest'
import { absoluteUrl } from './site-url.ts'

const place = { url: 'https://tiny.example', base: '/docs-site/' }

test.each([
  ['/docs/a', 'https://tiny.example/docs-site/docs/a'],
  ['./b', 'https://tiny.example/docs-site/docs/b'],
  ['../b#c', 'https://tiny.example/docs-site/b#c'],
  ['https://a.example/b', 'https://a.example/b'],
  ['//a.example/b', 'https://a.example/b'],
])('on the page /docs/a the whole address of %s is %s', (address, whole) => {
  expect(absoluteUrl(address, place, '/docs/a')).toBe(whole)
})

test('without a page an address is relative to the home page', () => {
  expect(absoluteUrl('./b', place)).toBe('https://tiny.example/docs-site/b')
})
