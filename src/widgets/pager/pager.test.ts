import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import type { DocsVersion } from '../../content/site-content.ts'
import { getDocNeighbours, Pager } from './pager.tsx'

type Props = Parameters<typeof Pager>[0]

const render = (before: Props['before'], after: Props['after']) =>
  renderToStaticMarkup(createElement(Pager, { name: 'Pages', before, after }))

test('both neighbours are linked, and programs can tell which is which', () => {
  expect(render({ url: '/a', label: 'A' }, { url: '/c', label: 'C', caption: 'Page 3 of 3' })).toBe(
    '<nav class="pager" aria-label="Pages"><a class="pager-before" rel="prev" href="/a"><small>Previous</small>A</a><a class="pager-after" rel="next" href="/c"><small>Page 3 of 3</small>C</a></nav>',
  )
})

test('a missing neighbour has no link', () => {
  expect(render(undefined, { url: '/c', label: 'C' })).toBe(
    '<nav class="pager" aria-label="Pages"><a class="pager-after" rel="next" href="/c"><small>Next</small>C</a></nav>',
  )
})

test('without neighbours there is nothing', () => {
  expect(render(undefined, undefined)).toBe('')
})

const category = 'label: Category\nlink: { type: generated-index }\n'

async function neighboursOf(id: string, fronts: Record<string, string>) {
  const docs = Object.entries(fronts).map(([path, front]) => [`content/docs/${path}.md`, `---\n${front}\n---\n`])
  const site = await siteForTest({ ...Object.fromEntries(docs), 'content/docs/c/_category_.yml': category })
  const [version] = site.versions
  const page = version?.docs.find(doc => doc.id === id) ?? version?.categories.find(({ label }) => label === id)
  if (!version || !page) throw new Error(`There is no ${id}.`)
  const { before, after } = getDocNeighbours(version, page)
  return [before?.label, after?.label]
}

test('the sidebar gives the order; a category with a page is a stop before its docs', async () => {
  const fronts = { a: 'title: A', 'c/x': 'title: X\npagination_label: Read X', 'c/y': 'title: Y', d: 'unlisted: true' }
  expect(await neighboursOf('a', fronts)).toEqual([undefined, 'Category'])
  expect(await neighboursOf('Category', fronts)).toEqual(['A', 'Read X'])
  expect(await neighboursOf('c/y', fronts)).toEqual(['Read X', undefined])
  expect(await neighboursOf('d', fronts)).toEqual([undefined, undefined])
})

test('on a line of at least three docs, the page after is the next stop, or the first one of a category page', async () => {
  const site = await siteForTest({
    ...Object.fromEntries(['a', 'b', 'c'].map(name => [`content/docs/1-long/${name}.md`, '# Doc'])),
    ...Object.fromEntries(['d', 'e'].map(name => [`content/docs/2-short/${name}.md`, '# Doc'])),
    'content/docs/1-long/_category_.yml': category,
    'content/docs/2-short/_category_.yml': category,
  })
  const captionsOf = ({ docs, categories }: DocsVersion) =>
    [...categories, ...docs].map(page => getDocNeighbours(site.versions[0] as DocsVersion, page).after?.caption)
  expect(site.versions.flatMap(captionsOf)).toEqual([
    'First stop',
    undefined,
    'Next stop',
    'Next stop',
    undefined,
    undefined,
    undefined,
  ])
})

test('a label of the sidebar is that of the stop, unless its doc has one of its own', async () => {
  const site = await siteForTest({
    'content/docs/1-a.md': '# A',
    'content/docs/2-b.md': '# B',
    'content/docs/3-c.md': '---\nsidebar_label: C\n---\n',
  })
  const [version] = site.versions
  const [, b] = site.docs
  if (!version || !b) throw new Error('There is no doc.')
  const sidebar = site.sidebar.map(item => ({ ...item, label: `Here ${item.label}` }))
  const relabelled = { ...version, sidebarByUrl: new Map([[b.url, sidebar]]) }
  expect(getDocNeighbours(relabelled, b)).toMatchObject({ before: { label: 'Here A' }, after: { label: 'C' } })
})

test('a doc may name its neighbours, or want none', async () => {
  const named = { '1-a': 'title: A', '2-b': 'pagination_prev: c/x\npagination_next: null', 'c/03-x': 'title: X' }
  expect(await neighboursOf('b', named)).toEqual(['X', undefined])
  expect(await neighboursOf('a', named)).toEqual([undefined, 'b'])
})
