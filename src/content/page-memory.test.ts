import { expect, test } from 'vitest'
import type { LinkTargets } from './link-targets.ts'
import type { MarkdownReader, MarkdownSource } from './markdown.ts'
import { pageMemory } from './page-memory.ts'

/** Reads a page of each of `bodies`, one reading of the site after the other, and counts how often it was rendered. */
function timesRendered(
  bodies: string[],
  {
    url = (_reading: number): string => '/docs/a',
    format = 'md' as const as MarkdownSource['format'],
    tells = false,
  } = {},
): number {
  let times = 0
  bodies.forEach((body, reading) => {
    const memory = pageMemory(new Map([['content/docs/a.md', url(reading)]]), () => {})
    const reader: MarkdownReader = {
      readPreview: () => '',
      read(source) {
        times++
        if (tells) memory.report({ level: 'warning', where: 'content/docs/a.md:1', what: 'Wrong.', fix: 'Mend it.' })
        const addresses = new Map([...source.body.matchAll(/\]\((.*?)\)/g)].map(([, href = '']) => [href, href]))
        return { html: source.body, headings: [], markdown: source.body, addresses, parts: new Map() }
      },
    }
    const targets = { assets: new Map([['/assets/data.csv', 'data.csv']]) } as LinkTargets
    const source = { file: { path: 'content/docs/a.md', text: body }, body, bodyLine: 1, format }
    expect(memory.read(source, reader, targets).html).toBe(body)
  })
  return times
}

test('a page is rendered again when its text changes', () => {
  expect(timesRendered(['One.', 'One.', 'Two.', 'Two.', 'One.'])).toBe(3)
})

test('or when the address of any page does', () => {
  expect(timesRendered(['Moved.', 'Moved.'], { url: reading => `/docs/${reading}` })).toBe(2)
})

test.each([
  ['![A picture](./a.png)'],
  ['<img src="./a.png">'],
  ['<p style="color: red">Red</p>'],
  ['[Data](/assets/data.csv?raw)'],
  ['[Data that may come](./later.csv)'],
])('what depends on other files is rendered at each reading: %s', body => {
  expect(timesRendered([body, body])).toBe(2)
})

test('so is MDX, and a page with a mistake, which is told again', () => {
  expect(timesRendered(['Text.', 'Text.'], { format: 'mdx' })).toBe(2)
  expect(timesRendered(['Wrong.', 'Wrong.'], { tells: true })).toBe(2)
})
