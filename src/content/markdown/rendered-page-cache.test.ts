import { expect, test } from 'vitest'
import type { MarkdownReader } from './compile-markdown.ts'
import type { MarkdownSource } from './markdown-source.ts'
import { openRenderedPageCache } from './rendered-page-cache.ts'

/** Reads a page of each of `bodies`, one reading of the site after the other, and counts how often it was rendered. */
function timesRendered(
  bodies: string[],
  {
    url = (_reading: number): string => '/docs/a',
    format = 'md' as const as MarkdownSource['format'],
    hasProblem = false,
  } = {},
): number {
  let times = 0
  bodies.forEach((body, reading) => {
    const cache = openRenderedPageCache(new Map([['content/docs/a.md', url(reading)]]), () => {})
    const reader: MarkdownReader = {
      readPreview: () => '',
      read(source) {
        times++
        if (hasProblem)
          cache.report({ level: 'warning', where: 'content/docs/a.md:1', what: 'Wrong.', fix: 'Correct it.' })
        const addresses = new Map([...source.body.matchAll(/\]\((.*?)\)/g)].map(([, href = '']) => [href, href]))
        return { html: source.body, headings: [], markdown: source.body, addresses, partials: new Map() }
      },
    }
    const assets = new Map([['/assets/data.csv', 'data.csv']])
    const source = { file: { path: 'content/docs/a.md', text: body }, body, bodyLine: 1, format }
    expect(cache.read(source, reader, assets).html).toBe(body)
  })
  return times
}

test('a page is rendered again when its text changes', () => {
  expect(timesRendered(['One.', 'One.', 'Two.', 'Two.', 'One.'])).toBe(3)
})

test('a page is rendered again when the address of any page changes', () => {
  expect(timesRendered(['Moved.', 'Moved.'], { url: reading => `/docs/${reading}` })).toBe(2)
})

test.each([
  ['![A picture](./a.png)'],
  ['<img src="./a.png">'],
  ['<p style="color: red">Red</p>'],
  ['[Data](/assets/data.csv?raw)'],
  ['[Data that may come](./later.csv)'],
])('a page that depends on other files is rendered at each reading: %s', body => {
  expect(timesRendered([body, body])).toBe(2)
})

test('MDX is rendered at each reading', () => {
  expect(timesRendered(['Text.', 'Text.'], { format: 'mdx' })).toBe(2)
})

test('a page with a problem is rendered at each reading, so that the problem is reported again', () => {
  expect(timesRendered(['Wrong.', 'Wrong.'], { hasProblem: true })).toBe(2)
})
