import { expect, test } from 'vitest'
import { markEnd, markStart, readHostedMarks } from './hosted-marks.ts'

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
