import { expect, test } from 'vitest'
import type { CompiledMarkdown } from './markdown/compile-types.ts'
import type { TocLevels } from './markdown/headings.ts'
import type { MarkdownSource } from './markdown/markdown-source.ts'
import { openCompileCache } from './site-compiler.ts'

/** Reads a page of each of `bodies`, one reading of the site after the other, and counts how often it was compiled. */
function timesCompiled(
  bodies: string[],
  {
    url = (_reading: number): string => '/docs/a',
    format = 'md' as const as MarkdownSource['format'],
    hasProblem = false,
    tocLevels = (_reading: number): TocLevels => ({ from: 2, to: 3 }),
  } = {},
): number {
  let times = 0
  bodies.forEach((body, reading) => {
    const cache = openCompileCache(new Map([['content/docs/a.md', url(reading)]]), () => {})
    const compile = (): CompiledMarkdown => {
      times++
      if (hasProblem)
        cache.report({ level: 'warning', where: 'content/docs/a.md:1', what: 'Wrong.', fix: 'Correct it.' })
      const addresses = new Map([...body.matchAll(/\]\((.*?)\)/g)].map(([, href = '']) => [href, href]))
      return {
        html: body,
        styledParts: new Set(),
        headings: [],
        markdown: body,
        addresses,
        partials: new Map(),
        format,
        file: 'content/docs/a.md',
      }
    }
    const assets = new Map([['/assets/data.csv', 'data.csv']])
    const source = { file: { path: 'content/docs/a.md', text: body }, body, bodyLine: 1, format }
    expect(cache.getOrCompile({ source, tocLevels: tocLevels(reading) }, assets, compile).html).toBe(body)
  })
  return times
}

test('a page is rendered again when its text changes', () => {
  expect(timesCompiled(['One.', 'One.', 'Two.', 'Two.', 'One.'])).toBe(3)
})

test('a page is rendered again when its table of contents shows other levels', () => {
  expect(
    timesCompiled(['Text.', 'Text.', 'Text.'], { tocLevels: reading => ({ from: 2, to: reading < 1 ? 3 : 4 }) }),
  ).toBe(2)
})

test('a page is rendered again when the address of any page changes', () => {
  expect(timesCompiled(['Moved.', 'Moved.'], { url: reading => `/docs/${reading}` })).toBe(2)
})

test.each([
  ['![A picture](./a.png)'],
  ['<img src="./a.png">'],
  ['<p style="color: red">Red</p>'],
  ['[Data](/assets/data.csv?raw)'],
  ['[Data that may come](./later.csv)'],
])('a page that depends on other files is rendered at each reading: %s', body => {
  expect(timesCompiled([body, body])).toBe(2)
})

test('MDX is rendered at each reading', () => {
  expect(timesCompiled(['Text.', 'Text.'], { format: 'mdx' })).toBe(2)
})

test('a page with a problem is rendered at each reading, so that the problem is reported again', () => {
  expect(timesCompiled(['Wrong.', 'Wrong.'], { hasProblem: true })).toBe(2)
})
