import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  buildSearchFilesOfThisSite,
  createEngineRequest,
  engineForTest,
  listTargets,
} from '../../tests/support/engine-for-test.ts'
import { readIndex } from './index/index-file.ts'

interface Expectation {
  query: string
  class: string
  expect: string[]
}

const files = await buildSearchFilesOfThisSite()
const engine = engineForTest(files)
const index = readIndex(files.files.get(files.address) ?? '')
const known = new Set(
  index.pages.flatMap(({ url, sections }) => sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`))),
)

for (const half of ['team', 'reader']) {
  test(`the ${half}'s queries find their sections`, async () => {
    const { share, report } = await measure(half, async query => listTargets(await engine(createEngineRequest(query))))
    console.log(report)
    expect(share(1)).toBeGreaterThanOrEqual(0.85)
    expect(share(5)).toBeGreaterThanOrEqual(0.97)
  })
}

test("newcomers' queries, in the words of other languages, find their pages", async () => {
  const { share, report } = await measure('newcomer', findPages)
  console.log(report)
  expect(share(1)).toBeGreaterThanOrEqual(0.8)
  expect(share(3)).toBeGreaterThanOrEqual(0.95)
})

test("newcomers' queries that the ranking was not tuned with find their pages", async () => {
  const { share, report } = await measure('newcomer-held-out', findPages)
  // The failing queries are not printed, so that nobody tunes the ranking with them.
  console.log(report.split('\n')[0])
  expect(share(1)).toBeGreaterThanOrEqual(0.6)
  expect(share(3)).toBeGreaterThanOrEqual(0.8)
})

test.each([
  ['about', '/about/about'],
  ['testimonials', '/testimonials/testimonials'],
  ['happy hour', '/happyHour/happyHour'],
  ['services', '/services/services'],
  ['markdown', '/markdown-page'],
  ['runner', '/faithfulness'],
  ['interpreter', '/faithfulness'],
  ['not kdb+', '/faithfulness'],
  ['how faithful', '/faithfulness'],
  ['wrong answer', '/faithfulness'],
])('the standalone page for "%s" is found first', async (query, page) => {
  expect((await findPages(query))[0]).toBe(page)
})

test.each(['difference between insert and upsert', 'list', 'link'])(
  'the page of Markdown examples is not the first for "%s"',
  async query => {
    expect((await findPages(query))[0]).not.toBe('/markdown-page')
  },
)

async function findPages(query: string): Promise<string[]> {
  return (await engine(createEngineRequest(query))).groups.map(({ target }) => target)
}

/** Runs the queries of a set. `share(3)` is the share of queries for which one of the first three results is expected. */
async function measure(set: string, find: (query: string) => Promise<string[]>) {
  const expectations = JSON.parse(readFileSync(`tests/search-queries/${set}.json`, 'utf8')) as Expectation[]
  expect(expectations.flatMap(entry => entry.expect).filter(target => !known.has(target))).toEqual([])
  const places = await Promise.all(
    expectations.map(async ({ query, expect: targets }) => {
      const found = await find(query)
      const place = found.findIndex(target => targets.includes(target))
      return { query, found, place: place < 0 ? Number.POSITIVE_INFINITY : place }
    }),
  )
  const share = (limit: number) => places.filter(({ place }) => place < limit).length / places.length
  const rates = [1, 3, 5].map(limit => `success@${limit} ${share(limit).toFixed(3)}`)
  const misses = places
    .filter(({ place }) => place > 0)
    .map(({ query, place, found }) => `  ${query}: ${place + 1}, first ${found[0]}`)
  return { share, report: [`${set}: ${places.length} queries, ${rates.join(', ')}`, ...misses].join('\n') }
}
