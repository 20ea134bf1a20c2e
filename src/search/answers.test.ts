import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSiteForTest } from '../outputs/site-for-test.ts'
import { createEngine } from './engine.ts'
import { readIndex } from './index-file.ts'
import { searchFiles } from './search-files.ts'

type Expectation = { query: string; class: string; expect: string[] }

const { content } = await readSiteForTest(process.cwd())
const { address, files } = searchFiles(content)
const engine = createEngine(readIndex(files.get(address) ?? ''))

/** Sections in the order in which a reader meets them. */
function answer(query: string): string[] {
  const question = { query, kind: undefined, docsTags: ['docs-default-current'], limit: 5, offset: 0 }
  return engine(question).groups.flatMap(({ hits }) => hits.map(({ target }) => target))
}

const known = new Set([...files].flatMap(([, text]) => (text.includes('"terms"') ? sectionAddresses(text) : [])))

function sectionAddresses(index: string): string[] {
  return readIndex(index).pages.flatMap(({ url, sections }) =>
    sections.map(({ anchor }) => (anchor === '' ? url : `${url}#${anchor}`)),
  )
}

for (const half of ['team', 'reader']) {
  const file = `tests/search-queries/${half}.json`
  test.runIf(existsSync(file))(`the ${half}'s queries find their sections`, () => {
    const expectations = JSON.parse(readFileSync(file, 'utf8')) as Expectation[]
    expect(expectations.flatMap(entry => entry.expect).filter(target => !known.has(target))).toEqual([])
    const places = expectations.map(entry => ({ ...entry, place: placeOf(entry) }))
    const share = (most: number) => places.filter(({ place }) => place < most).length / places.length
    const misses = places.filter(({ place }) => place > 0)
    console.log(
      [
        `${half}: ${places.length} queries, success@1 ${share(1).toFixed(3)}, success@5 ${share(5).toFixed(3)}`,
        ...misses.map(({ query, place }) => `  ${query}: ${place}  ${answer(query).slice(0, 3).join('  ')}`),
      ].join('\n'),
    )
    expect(share(1)).toBeGreaterThanOrEqual(0.85)
    expect(share(5)).toBeGreaterThanOrEqual(0.97)
  })
}

function placeOf({ query, expect: targets }: Expectation): number {
  const place = answer(query).findIndex(target => targets.includes(target))
  return place < 0 ? Number.POSITIVE_INFINITY : place
}
