import { expect, test } from 'vitest'
import { formatProblems } from '../content/problem.ts'
import { siteForTest } from '../outputs/site-for-test.ts'
import { routes } from '../routes.ts'
import { unservableRoutes } from './unservable-routes.ts'

test('a page whose address no server finds is told, one of spaces and letters of any script is not', async () => {
  const site = await siteForTest({
    'content/docs/100%.md': '# All',
    'content/docs/größe 東京+c++.md': '# Size',
    'content/pages/what?.md': '# What',
  })
  expect(formatProblems(unservableRoutes(routes(site, [])))).toMatchInlineSnapshot(`
    "error content/docs/100%.md
      Its address \`/docs/100%\` holds \`%\`, so no server finds the page.
      Give it a \`slug\` without \`%\`, or rename the file.

    error content/pages/what?.md
      Its address \`/what?\` holds \`?\`, so no server finds the page.
      Give it a \`slug\` without \`?\`, or rename the file.

    2 errors, 0 warnings"
  `)
})
