import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchGroup, SearchHit } from '../../search-contract.ts'
import { ResultOptions } from './result-options.tsx'

const text = (value: string) => ({ text: value, marks: [] as [number, number][] })
const actions = { setActive: () => {}, open: () => {}, recordVisit: () => {} }

test('options are numbered through all pages, one of them is active, and each page is a group with a name', () => {
  const html = render([createGroup('Joins', [undefined, 'As-of join']), createGroup('Tables', ['Keys'])], 2)
  expect([...html.matchAll(/role="option" aria-selected="(\w+)"/g)].map(([, isActive]) => isActive)).toEqual([
    'false',
    'false',
    'true',
  ])
  expect([...html.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['s-0', 's-1', 's-2'])
  expect([...html.matchAll(/role="group" aria-labelledby="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    's-group-0',
    's-group-2',
  ])
  expect(html).toContain('<div id="s-group-0" class="hit-path">Concepts › Joins</div>')
  expect(html).toContain('<div class="search-results-list" role="listbox" id="s" aria-label="Search results"')
})

test('a section has its heading and the icon of sections, a page its title and the icon of its kind', () => {
  const [page = '', section = ''] = render([createGroup('Joins', [undefined, 'As-of join'])], 0).split('</a>')
  const icon = (html: string) => /<path d="([^"]+)"/.exec(html)?.[1]
  expect(page).toContain('<span class="hit-title">Joins</span>')
  expect(section).toContain('<span class="hit-title">As-of join</span>')
  expect(icon(section)).not.toBe(icon(page))
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
