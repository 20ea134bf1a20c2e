import { expect, test } from 'vitest'
import { readHitAddress } from './hit-address.ts'

const origins = ['https://tiny.example', 'http://localhost:3000']

test('path, query and hash of an address of this site are kept, without `.html`, `/index.html` and `/`', () => {
  const read = (address: string) => readHitAddress(address, origins)
  expect(read('https://tiny.example/docs/a?b=c#d')).toBe('/docs/a?b=c#d')
  expect(read('http://localhost:3000/docs/a')).toBe('/docs/a')
  expect(read('/docs/a#d')).toBe('/docs/a#d')
  expect(read('https://tiny.example/docs/a/#d')).toBe('/docs/a#d')
  expect(read('https://tiny.example/docs/a.html')).toBe('/docs/a')
  expect(read('https://tiny.example/docs/a/index.html')).toBe('/docs/a')
  expect(read('https://tiny.example')).toBe('/')
  expect(read('https://tiny.example/index.html')).toBe('/')
  expect(read('https://someone:secret@tiny.example/docs/a')).toBe('/docs/a')
  expect(read('https://tiny.example/docs/"><img src=x>'.replace(' ', '%20'))).toBe('/docs/%22%3E%3Cimg%20src=x%3E')
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://tiny.example/',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://tiny.example/1',
  'ftp://tiny.example/docs/a',
  '//evil.example/docs/a',
  'https://evil.example/docs/a',
  'https://tiny.example.evil.example/docs/a',
  'https://tiny.example@evil.example/docs/a',
  'http://tiny.example/docs/a',
  'https://tiny.example:8443/docs/a',
  'https://tiny.example//evil.example',
  'https://tiny.example/docs/..//evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  '\thttps://tiny.example/docs/a',
  'java\nscript:alert(1)',
  ' /docs/a',
  '/docs/a\u0000',
  `/docs/${'a'.repeat(3000)}`,
  'https://',
  null,
  undefined,
  7,
  {},
])('%j is not an address of this site', address => {
  expect(readHitAddress(address, origins)).toBeUndefined()
})
