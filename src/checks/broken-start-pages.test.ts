import { expect, test } from 'vitest'
import { findBrokenStartPages } from './broken-start-pages.ts'

const pages = new Map([['/docs/intro', 1]])
const file = { path: 'content/data/search-start.yml', text: 'pages:\n  - label: Start\n    to: /docs/intor\n' }
const startWith = (to: string) => ({ pages: [{ label: 'Start', to }], queries: [] })

test('a start page of search that does not exist is reported with its line and the nearest page', () => {
  expect(findBrokenStartPages(startWith('/docs/intor'), pages, file)).toEqual([
    {
      level: 'error',
      check: 'brokenLinks',
      where: 'content/data/search-start.yml:3',
      what: 'The start page `/docs/intor` is no page of this site.',
      fix: 'Did you mean `/docs/intro`?',
    },
  ])
})

test('sections of pages are in order, and so is a site without the file', () => {
  expect(findBrokenStartPages(startWith('/docs/intro#first'), pages, file)).toEqual([])
  expect(findBrokenStartPages(undefined, pages, undefined)).toEqual([])
})
