import { expect, test } from 'vitest'
import { formatProblems, type Problem } from '../content/problem.ts'
import type { SidebarCategory } from '../content/site-content.ts'
import type { Route } from '../routes.ts'
import { withoutDuplicates } from './duplicate-routes.ts'

const Component = () => null
const page = (path: string, file: string): Route => ({
  path,
  page: { kind: 'module', module: { url: path, file, Component } },
})

function check(routes: Route[]) {
  const problems: Problem[] = []
  return {
    kept: withoutDuplicates(routes, problem => problems.push(problem)),
    report: formatProblems(problems),
    problems,
  }
}

test('routes of different paths all stay, in their order', () => {
  const routes = [page('/b', 'a.tsx'), page('/a', 'b.tsx'), { path: '/search', page: { kind: 'search' } } as Route]
  expect(check(routes)).toMatchObject({ kept: routes, problems: [] })
})

test('of two routes with one path the first by the path of its file is kept, whatever their order', () => {
  const [first, second] = [page('/x', 'content/pages/a.tsx'), page('/x', 'content/pages/b.tsx')]
  expect(check([first, second]).kept).toEqual([first])
  const { kept, report } = check([second, first])
  expect(kept).toEqual([first])
  expect(report).toMatchInlineSnapshot(`
    "warning /x (duplicateRoutes)
      Two pages want this address: content/pages/a.tsx and content/pages/b.tsx; the first is used.
      Give one of them another \`slug\`, or rename its file.

    0 errors, 1 warning"
  `)
})

test('a category is named by the file that describes it', () => {
  const category = { label: 'X', file: 'content/docs/x/_category_.yml' } as SidebarCategory
  const route = { path: '/x', page: { kind: 'category', category } } as Route
  expect(check([route, page('/x', 'a.tsx')]).problems[0]?.what).toBe(
    'Two pages want this address: a.tsx and the category X (content/docs/x/_category_.yml); the first is used.',
  )
})

test('paths that differ by case alone both stay and warn', () => {
  const routes = [page('/docs/Joins', 'a.tsx'), page('/docs/joins', 'b.tsx')]
  const { kept, report } = check(routes)
  expect(kept).toEqual(routes)
  expect(report).toMatchInlineSnapshot(`
    "warning /docs/joins (duplicateRoutes)
      It differs from /docs/Joins by case alone (a.tsx and b.tsx); hosts that ignore case serve one of the two.
      Give one of them another \`slug\`, or rename its file.

    0 errors, 1 warning"
  `)
})
