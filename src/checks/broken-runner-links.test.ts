import { expect, test } from 'vitest'
import { findBrokenRunnerLinks } from './broken-runner-links.ts'

const pages = new Set(['/errors', '/faithfulness'])
const file = { path: 'site.config.ts', text: "runner: {\n  errors: '/erors',\n}" }

test('a link of the runner that leads to no page is reported with its line', () => {
  expect(findBrokenRunnerLinks({ runner: { errors: '/erors', faithfulness: '/faithfulness' } }, pages, file)).toEqual([
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
  expect(findBrokenRunnerLinks({ runner: { errors: '/errors#type' } }, pages, file)).toEqual([])
  expect(findBrokenRunnerLinks({ runner: {} }, pages, file)).toEqual([])
})
