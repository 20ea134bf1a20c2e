import { expect, test } from 'vitest'
import { findBrokenRunnerLinks, findBrokenStartPages } from './script-links.ts'

const pagePaths = new Set(['/errors', '/faithfulness'])
const configFile = { path: 'site.config.ts', text: "runner: {\n  errors: '/erors',\n}" }

test('a link of the runner that leads to no page is reported with its line', () => {
  expect(
    findBrokenRunnerLinks({ runner: { errors: '/erors', faithfulness: '/faithfulness' } }, pagePaths, configFile),
  ).toEqual([
    {
      level: 'error',
      check: 'brokenLinks',
      where: 'site.config.ts:2',
      what: '`runner.errors` is `/erors`, which is no page of this site.',
      fix: 'Write the path of a page, such as /docs/intro, or remove the key.',
    },
  ])
})

test('links to pages and to sections of pages are in order, and so are none', () => {
  expect(findBrokenRunnerLinks({ runner: { errors: '/errors#type' } }, pagePaths, configFile)).toEqual([])
  expect(findBrokenRunnerLinks({ runner: {} }, pagePaths, configFile)).toEqual([])
})

const docPages = new Map([['/docs/intro', 1]])
const startFile = { path: 'content/data/search-start.yml', text: 'pages:\n  - label: Start\n    to: /docs/intor\n' }
const startWith = (to: string) => ({ pages: [{ label: 'Start', to }], queries: [] })

test('a start page of search that does not exist is reported with its line and the nearest page', () => {
  expect(findBrokenStartPages(startWith('/docs/intor'), docPages, startFile)).toEqual([
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
  expect(findBrokenStartPages(startWith('/docs/intro#first'), docPages, startFile)).toEqual([])
  expect(findBrokenStartPages(undefined, docPages, undefined)).toEqual([])
})
