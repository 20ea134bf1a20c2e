import { expect, test } from 'vitest'
import { createEngineRequest, engineForTest, listTargets } from '../../../tests/support/engine-for-test.ts'
import { searchSourceForTest } from '../../../tests/support/search-source-for-test.ts'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { buildSearchFiles } from '../index/build-search-files.ts'
import type { HitKind } from '../search-contract.ts'

const entry = (names: string, title: string, text = 'Text.') =>
  `---\nnames: ${names}\ntitle: ${title}\n---\n\n${text}\n`

const files = {
  'content/reference/families.yml':
    'families:\n  - { id: joins, title: Joins }\n  - { id: iterators, title: Iterators }\n',
  'content/reference/joins/aj.md': entry('[aj]', 'As-of join', 'Takes the last quote before each trade.'),
  'content/reference/joins/uj.md': entry('[uj]', 'Union join', 'Unlike aj, it stacks tables. See aj.'),
  'content/reference/iterators/slash.md': entry('["/"]', 'Over'),
  'content/reference/iterators/each-left.md': entry('["\\\\:"]', 'Each left'),
  'content/docs/joins.md': '---\ntitle: Joins\n---\n\naj, aj and aj.\n\n## Their order\n\nText.\n',
  'content/docs/clocks.md': '---\ntitle: Clocks\n---\n\nText.\n\n## Looking back\n\nText.\n',
  'content/docs/quotes.md': '---\ntitle: Quotes\n---\n\nWhat aj is for.\n',
  'content/data/search-aliases.yml': 'aliases:\n  - target: /docs/clocks#looking-back\n    queries: [aj, "as of"]\n',
}

test('a name finds its page first, then the section of a doc that has it as an alias', async () => {
  expect((await search('aj')).slice(0, 2)).toEqual(['/reference/aj', '/docs/clocks#looking-back'])
})

test('pages that only mention a name come after both', async () => {
  const pages = new Set((await search('aj')).map(target => target.split('#')[0]))
  expect([...pages]).toEqual(['/reference/aj', '/docs/clocks', '/docs/joins', '/docs/quotes', '/reference/uj'])
})

test.each([
  ['/', '/reference/slash'],
  ['+/', '/reference/slash'],
  ['\\:', '/reference/each-left'],
  [',\\:', '/reference/each-left'],
])('%s finds the page of the iterator', async (query, target) => {
  expect((await search(query))[0]).toBe(target)
})

test('a search for docs alone begins with the aliased section', async () => {
  const targets = await search('aj', 'doc')
  expect(targets[0]).toBe('/docs/clocks#looking-back')
  expect(targets.filter(target => target.startsWith('/reference'))).toEqual([])
})

test('a search can be limited to the reference', async () => {
  expect(await search('aj', 'reference')).toEqual(['/reference/aj', '/reference/uj'])
})

test('an alias that is no name finds its section first', async () => {
  expect((await search('as of'))[0]).toBe('/docs/clocks#looking-back')
})

/** The addresses that a query finds, in their order. */
async function search(query: string, kind?: HitKind): Promise<string[]> {
  const engine = engineForTest(await buildSearchFiles(searchSourceForTest(await siteForTest(files))))
  return listTargets(await engine(createEngineRequest(query, { kind })))
}
