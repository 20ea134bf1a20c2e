import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineForTest, question, realSearchFiles, targetsOf } from './engine-for-test.ts'
import { readIndex } from './index-file.ts'

type Expectation = { query: string; class: string; expect: string[] }

const files = await realSearchFiles()
const engine = engineForTest(files)
const known = new Set(
  readIndex(files.files.get(files.address) ?? '').pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  ),
)

for (const half of ['team', 'reader']) {
  const file = `tests/search-queries/${half}.json`
  test(`the ${half}'s queries find their sections`, async () => {
    const expectations = JSON.parse(readFileSync(file, 'utf8')) as Expectation[]
    expect(expectations.flatMap(entry => entry.expect).filter(target => !known.has(target))).toEqual([])
    const places = await Promise.all(
      expectations.map(async ({ query, expect: targets }) => {
        const found = targetsOf(await engine(question(query)))
        const place = found.findIndex(target => targets.includes(target))
        return { query, found, place: place < 0 ? Number.POSITIVE_INFINITY : place }
      }),
    )
    const share = (most: number) => places.filter(({ place }) => place < most).length / places.length
    const misses = places.filter(({ place }) => place > 0)
    console.log(
      [
        `${half}: ${places.length} queries, success@1 ${share(1).toFixed(3)}, success@5 ${share(5).toFixed(3)}`,
        ...misses.map(({ query, place, found }) => `  ${query}: ${place + 1}, first ${found[0]}`),
      ].join('\n'),
    )
    expect(share(1)).toBeGreaterThanOrEqual(0.85)
    expect(share(5)).toBeGreaterThanOrEqual(0.97)
  })
}
