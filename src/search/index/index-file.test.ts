import { expect, test } from 'vitest'
import {
  buildSearchFilesOfThisSite,
  createEngineRequest,
  engineForTest,
  listTargets,
} from '../../../tests/support/engine-for-test.ts'
import { readIndex, readShard, writeIndex, writeShard } from './index-file.ts'
import { createPageTermsReader } from './page-terms.ts'
import { tabulate } from './posting-table.ts'
import { type PostingSelection, splitPostings } from './split-postings.ts'

const wholeFiles = await buildSearchFilesOfThisSite()
const shardedFiles = await buildSearchFilesOfThisSite({ maxInIndex: 1000, maxInShard: 6000 })
const sections = [
  { anchor: '', heading: '' },
  { anchor: 'as-of-join', heading: 'As-of join' },
  { anchor: 'as-of-join-1', heading: 'As-of join' },
]
const texts = sections.map(section => ({ ...section, text: 'Trades and `g# quotes', code: 'aj[`sym;t;q]' }))
const table = buildTable({ title: 'Joins', about: '', sections: texts })
const whole: PostingSelection = { from: 0, to: table.terms.length, hasField: () => true }
const index = {
  pages: [
    {
      url: '/j',
      title: 'Joins',
      kind: 'doc' as const,
      breadcrumbs: ['A', 'B'],
      docsTag: 'x',
      isDemonstration: false,
      textFile: 'f',
      sections,
    },
  ],
  aliases: new Map([['aj', [1, 0]]]),
  synonyms: new Map([['reduce', ['over']]]),
  shards: [{ first: 'k', file: 'terms-1' }],
}
const file = writeIndex(index, table, whole)

test('an index is read back unchanged', () => {
  const { lengths, postings, ...rest } = readIndex(file)
  expect(rest).toEqual(index)
  expect(lengths).toEqual(table.lengths)
  expect(postings.get('join')).toEqual(
    new Map([
      ['title', { sections: [0, 1, 2], counts: [1, 1, 1] }],
      ['heading', { sections: [0, 1, 2], counts: [1, 1, 1] }],
    ]),
  )
  expect(postings.get('`g#')).toEqual(new Map([['text', { sections: [0, 1, 2], counts: [1, 1, 1] }]]))
})

test.each([
  ['truncated', file.slice(0, -40), 'The search index is damaged.'],
  ['an HTML page', '<!doctype html>', 'The search index is damaged.'],
  ['null', 'null', 'The search index is damaged.'],
  ['without its parts', '{"format":3}', 'The search index is damaged.'],
  [
    'of another format',
    file.replace('"format":3', '"format":7'),
    'The search index has format 7; this page reads 3. Load the page again.',
  ],
])('an index that is %s is refused with the reason', (_, text, message) => {
  expect(() => readIndex(text)).toThrow(message)
})

test('a small index is not split', () => {
  const { index: inIndex, shards } = splitPostings(table, { maxInIndex: 1000, maxInShard: 4 })
  expect(writeIndex(index, table, inIndex)).toBe(file)
  expect(shards).toEqual([])
})

test('a larger index keeps titles and headings, and each term of the texts is in one shard', () => {
  const { index: inIndex, shards } = splitPostings(table, { maxInIndex: 10, maxInShard: 4 })
  expect([...readIndex(writeIndex(index, table, inIndex)).postings.keys()]).toEqual(['as', 'join', 'of'])
  expect(shards.length).toBeGreaterThan(1)
  expect(shards.flatMap(shard => [...readShard(writeShard(table, shard)).keys()])).toEqual(
    table.terms.filter(term => !['as', 'join', 'of'].includes(term)),
  )
})

test('shards give the same answers as the whole index, and a query fetches few of them, each once', async () => {
  const fetched: string[] = []
  const whole = engineForTest(wholeFiles)
  for (const query of [
    'aj',
    '.Q.gc',
    'how do i join trades and quotes',
    'tickerplant log',
    '@[d;i;f]',
    'slow consumers ',
  ]) {
    fetched.length = 0
    const sharded = engineForTest(shardedFiles, fetched)
    expect(listTargets(await sharded(createEngineRequest(query))), query).toEqual(
      listTargets(await whole(createEngineRequest(query))),
    )
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(fetched.length, query).toBeLessThanOrEqual(6)
  }
})

function buildTable(page: Parameters<ReturnType<typeof createPageTermsReader>>[0]) {
  return tabulate([createPageTermsReader()(page)])
}
