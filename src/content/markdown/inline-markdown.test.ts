import { expect, test } from 'vitest'
import { renderInlineMarkdown } from './inline-markdown.ts'

test.each([
  ['Follow *us*', 'Follow <em>us</em>'],
  ['See [docs](/docs/intro)', 'See <a href="/docs/intro">docs</a>'],
  [
    'On the [blog](https://blog.example)',
    'On the <a href="https://blog.example" target="_blank" rel="noopener noreferrer">blog</a>',
  ],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['At 09:30:00, a:b', 'At 09:30:00, a:b'],
])('%j becomes %j, without a paragraph', (text, html) => {
  expect(renderInlineMarkdown(text)).toBe(html)
})
