import { expect, test } from 'vitest'
import { findBrokenExplanations, findBrokenRunnerLinks, findBrokenStartPages } from './script-links.ts'

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

const explanations = {
  codes: { type: 'A wrong type.', lenght: 'Two lengths.' },
  sections: { handle: { access: 'Denied.' } },
  others: { name: { anchor: 'names', sentence: 'No such name.' } },
}
const explanationsFile = { path: 'content/data/error-explanations.yml', text: 'codes:\n  type: …\n  lenght: …\n' }
const errorsPage = (...ids: string[]) => ({
  path: '/errors',
  hrefs: new Set<string>(),
  images: new Set<string>(),
  foreign: new Set<string>(),
  unasked: new Set<string>(),
  plugins: new Set<string>(),
  ids: new Set(ids),
})

test('an explanation whose section is missing is reported with its line and the nearest section', () => {
  expect(
    findBrokenExplanations(explanations, errorsPage('type', 'length', 'handle', 'names'), explanationsFile),
  ).toEqual([
    {
      level: 'warning',
      check: 'brokenAnchors',
      where: 'content/data/error-explanations.yml:3',
      what: 'The page /errors has no section `lenght`, to which this explanation leads.',
      fix: 'Did you mean `length`?',
    },
  ])
})

test('explanations that lead to sections are in order, and so are those of a site without a page about errors', () => {
  expect(
    findBrokenExplanations(explanations, errorsPage('type', 'lenght', 'handle', 'names'), explanationsFile),
  ).toEqual([])
  expect(findBrokenExplanations(explanations, undefined, explanationsFile)).toEqual([])
})
