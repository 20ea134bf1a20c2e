import { expect, test } from 'vitest'
import {
  buildSearchFilesOfThisSite,
  createEngineRequest,
  engineForTest,
  listTargets,
} from '../../../tests/support/engine-for-test.ts'
import { readIndex, type SearchIndex, writeIndex } from './index-file.ts'
import { buildPostings, countFieldLengths } from './postings.ts'
import { splitPostings } from './split-postings.ts'

const wholeFiles = await buildSearchFilesOfThisSite()
const shardedFiles = await buildSearchFilesOfThisSite({ maxInIndex: 1000, maxInShard: 2000 })
const sections = [
  { anchor: '', heading: '' },
  { anchor: 'as-of-join', heading: 'As-of join' },
  { anchor: 'as-of-join-1', heading: 'As-of join' },
]
const texts = sections.map(section => ({ ...section, text: 'Trades and `g# quotes', code: 'aj[`sym;t;q]' }))
const postings = buildPostings([{ title: 'Joins', about: '', sections: texts }])
const index: SearchIndex = {
  pages: [
    {
      url: '/j',
      title: 'Joins',
      kind: 'doc',
      breadcrumbs: ['A', 'B'],
      docsTag: 'x',
      isDemonstration: false,
      textFile: 'f',
      sections,
    },
  ],
  aliases: new Map([['aj', 1]]),
  synonyms: new Map([['reduce', ['over']]]),
  lengths: countFieldLengths(postings, sections.length),
  postings,
  shards: [{ first: 'k', file: 'terms-1' }],
}

test('an index is read back unchanged', () => {
  expect(readIndex(writeIndex(index))).toEqual(index)
})

test.each([
  ['truncated', writeIndex(index).slice(0, -40), 'The search index is damaged.'],
  ['an HTML page', '<!doctype html>', 'The search index is damaged.'],
  ['null', 'null', 'The search index is damaged.'],
  ['without its parts', '{"format":2}', 'The search index is damaged.'],
  [
    'of another format',
    writeIndex(index).replace('"format":2', '"format":7'),
    'The search index has format 7; this page reads 2. Load the page again.',
  ],
])('an index that is %s is refused with the reason', (_, text, message) => {
  expect(() => readIndex(text)).toThrow(message)
})

test('a small index is not split', () => {
  expect(splitPostings(postings, { maxInIndex: 1000, maxInShard: 4 })).toEqual({ postings, shards: [] })
})

test('a larger index keeps titles and headings, and each term of the texts is in one shard', () => {
  const { postings: names, shards } = splitPostings(postings, { maxInIndex: 10, maxInShard: 4 })
  expect([...names.keys()]).toEqual(['as', 'join', 'of'])
  expect(shards.length).toBeGreaterThan(1)
  expect(shards.flatMap(shard => [...shard.keys()])).toEqual(
    [...postings.keys()].filter(term => !['as', 'join', 'of'].includes(term)),
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
