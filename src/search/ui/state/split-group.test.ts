import { expect, test } from 'vitest'
import type { SearchGroup, SearchHit } from '../../search-contract.ts'
import { splitGroup } from './split-group.ts'

const title = { text: 'Joins', marks: [] }
const page = { target: '/docs/joins', kind: 'doc' as const, title, breadcrumbs: ['Concepts'] }

test('the page comes first and its sections keep their order, whatever was found first', () => {
  const { page: first, isPageFound, sections } = splitGroup(groupOf('#window', '', '#as-of'))
  expect(first.url).toBe('/joins')
  expect(isPageFound).toBe(true)
  expect(sections.map(({ url }) => url)).toEqual(['/joins#window', '/joins#as-of'])
})

test('a page of which only sections were found is listed with its short address', () => {
  const { page: first, isPageFound } = splitGroup(groupOf('#as-of'))
  expect(first).toEqual({ ...page, url: '/joins', heading: undefined, snippet: undefined })
  expect(isPageFound).toBe(false)
})

function groupOf(...hashes: string[]): SearchGroup {
  const hits = hashes.map((hash): SearchHit => {
    const heading = hash === '' ? undefined : { text: hash, marks: [] }
    return { ...page, url: `/joins${hash}`, target: `/docs/joins${hash}`, heading, snippet: undefined }
  })
  return { ...page, hits }
}
