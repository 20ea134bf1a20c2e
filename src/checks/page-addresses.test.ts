import { expect, test } from 'vitest'
import { routeForTest } from '../../tests/support/route-for-test.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems, type Problem } from '../content/input/problem.ts'
import type { Route } from '../page-kinds/route.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { dropDuplicateRoutes, findUnservableRoutes } from './page-addresses.ts'

const page = (path: string, file: string) => routeForTest(path, { source: file, name: file })

function check(routes: Route[]) {
  const problems: Problem[] = []
  return {
    kept: dropDuplicateRoutes(routes, problem => problems.push(problem)),
    report: formatProblems(problems),
    problems,
  }
}

test('routes of different paths are all kept, in their order', () => {
  const routes = [page('/b', 'a.tsx'), page('/a', 'b.tsx'), routeForTest('/search', { name: 'the search page' })]
  expect(check(routes)).toMatchObject({ kept: routes, problems: [] })
})

test('of two routes with the same path the one whose file comes first is kept, in whatever order they are given', () => {
  const [first, second] = [page('/x', 'content/pages/a.tsx'), page('/x', 'content/pages/b.tsx')]
  expect(check([first, second]).kept).toEqual([first])
  const { kept, report } = check([second, first])
  expect(kept).toEqual([first])
  expect(report).toMatchInlineSnapshot(`
    "warning /x (duplicateRoutes)
      Two pages have this address: content/pages/a.tsx and content/pages/b.tsx. Only the first is published.
      Give one of them another \`slug\`, or rename its file.

    0 errors, 1 warning"
  `)
})

test('a category is named by the file that describes it', async () => {
  const site = await siteForTest({
    'content/docs/x/_category_.yml': 'label: X\nlink: { type: generated-index, slug: /x }\n',
    'content/docs/x/a.md': '',
    'content/pages/docs/x.md': '',
  })
  expect(check(listRoutes(site, [])).problems[0]?.what).toBe(
    'Two pages have this address: content/pages/docs/x.md and the category X (content/docs/x/_category_.yml). Only the first is published.',
  )
})

test('paths that differ only in case are both kept, with a warning', () => {
  const routes = [page('/docs/Joins', 'a.tsx'), page('/docs/joins', 'b.tsx')]
  const { kept, report } = check(routes)
  expect(kept).toEqual(routes)
  expect(report).toMatchInlineSnapshot(`
    "warning /docs/joins (duplicateRoutes)
      This address differs from /docs/Joins only in case (a.tsx and b.tsx). Hosts that ignore case serve only one of the two.
      Give one of them another \`slug\`, or rename its file.

    0 errors, 1 warning"
  `)
})

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
