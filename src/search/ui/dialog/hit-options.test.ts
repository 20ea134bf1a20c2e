import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchGroup, SearchHit } from '../../search-contract.ts'
import { ResultOptions } from './hit-options.tsx'

const text = (value: string) => ({ text: value, marks: [] as [number, number][] })
const actions = { setActive: () => {}, open: () => {}, recordVisit: () => {} }

test('options are numbered through all pages, one of them is active, and each page is a group with a name', () => {
  const html = render([createGroup('Joins', [undefined, 'As-of join']), createGroup('Tables', ['Keys'])], 2)
  expect([...html.matchAll(/role="option" aria-selected="(\w+)"/g)].map(([, isActive]) => isActive)).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
  expect([...html.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['s-0', 's-1', 's-2', 's-3'])
  expect([...html.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(['Joins', 'Tables'])
  expect(html).toContain('<div class="search-results-list" role="listbox" id="s" aria-label="Search results"')
})

test('the title and the way to a page are there once, before its sections, also if only sections were found', () => {
  for (const headings of [
    ['As-of join', undefined, 'Window join'],
    ['As-of join', 'Window join'],
  ]) {
    const html = render([createGroup('Joins', headings)], 0)
    expect([...html.matchAll(/class="hit-(?:title|path)">(.*?)</g)].map(([, words]) => words)).toEqual([
      'Joins',
      'Concepts',
      'As-of join',
      'Window join',
    ])
  }
})

test('a page that was not found itself has no space for a snippet', () => {
  const countSnippets = (headings: (string | undefined)[]) =>
    render([createGroup('Joins', headings)], 0).split('class="hit-snippet"').length - 1
  expect([countSnippets([undefined, 'As-of join']), countSnippets(['As-of join'])]).toEqual([2, 1])
})

test('a page has the icon of its kind, its sections have none', () => {
  const [page = '', section = ''] = render([createGroup('Joins', [undefined, 'As-of join'])], 0).split('</a>')
  expect([page.includes('<svg'), section.includes('<svg')]).toEqual([true, false])
})

function render(groups: SearchGroup[], active: number): string {
  return renderToStaticMarkup(
    createElement(ResultOptions, { id: 's', answer: { groups, count: 2, suggestions: [] }, active, actions }),
  )
}

function createGroup(title: string, headings: (string | undefined)[]): SearchGroup {
  const hits = headings.map((heading, index): SearchHit => {
    const target = `/docs/${title}#${index}`
    const named = { title: text(title), heading: heading === undefined ? undefined : text(heading) }
    return { ...named, url: target, target, kind: 'doc', breadcrumbs: ['Concepts'], snippet: undefined }
  })
  return { title: text(title), target: `/docs/${title}`, kind: 'doc', breadcrumbs: ['Concepts'], hits }
}
