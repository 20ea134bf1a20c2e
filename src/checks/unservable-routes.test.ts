import { expect, test } from 'vitest'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { findUnservableRoutes } from './unservable-routes.ts'

test('a page is reported if no server finds its address; spaces and letters of any script are fine', async () => {
  const site = await siteForTest({
    'content/docs/100%.md': '# All',
    'content/docs/größe 東京+c++.md': '# Size',
    'content/pages/what?.md': '# What',
  })
  expect(formatProblems(findUnservableRoutes(listRoutes(site, [])))).toMatchInlineSnapshot(`
    "error content/docs/100%.md
      The address \`/docs/100%\` contains \`%\`, so no server finds the page.
      Give it a \`slug\` without \`%\`, or rename the file.

    error content/pages/what?.md
      The address \`/what?\` contains \`?\`, so no server finds the page.
      Give it a \`slug\` without \`?\`, or rename the file.

    2 errors, 0 warnings"
  `)
})
