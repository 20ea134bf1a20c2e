import { expect, test } from 'vitest'
import { markEnd, markStart, readHitAddress, readHostedMarks } from './hosted-answer.ts'

/** Reads text with `[` and `]` for marks: the plain text, then each marked part. */
const read = (text: string) => {
  const { text: plain, marks } = readHostedMarks(text.replaceAll('[', markStart).replaceAll(']', markEnd))
  return [plain, ...marks.map(([from, to]) => plain.slice(from, to))]
}

test('marks become ranges of the plain text', () => {
  expect(readHostedMarks(`an ${markStart}as of${markEnd} join`)).toEqual({ text: 'an as of join', marks: [[3, 8]] })
  expect(read('[a]s o[f] [join]')).toEqual(['as of join', 'a', 'f', 'join'])
})

test('nested marks count once, and unbalanced ones are ignored', () => {
  expect(read('a [b [c] d] e')).toEqual(['a b c d e', 'b c'])
  expect(read('a] b [c')).toEqual(['a b c'])
  expect(read('][[]]a[][')).toEqual(['a'])
  expect(read('')).toEqual([''])
})

test('markup stays text, and entities from the crawler are decoded once', () => {
  expect(read('<img src=x onerror=alert(1)> [<mark>x</mark>]')).toEqual([
    '<img src=x onerror=alert(1)> <mark>x</mark>',
    '<mark>x</mark>',
  ])
  expect(read('a &lt; b &amp;&amp; [c &gt; d] &#39;q&#x27; &amp;lt;')).toEqual([`a < b && c > d 'q' &lt;`, 'c > d'])
})

test('text is truncated to a thousand characters', () => {
  expect(readHostedMarks('a'.repeat(100_000)).text.length).toBe(1000)
})

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
