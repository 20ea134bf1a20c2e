import { expect, test } from 'vitest'
import type { Problem } from '../content/input/problem.ts'
import { reportComputedRunner } from './report-computed-runner.ts'

function report(runner: { errors?: string; feedback?: string }, written: Record<string, string>): Problem[] {
  const problems: Problem[] = []
  const file = { path: 'site.config.ts', text: "const path = '/errors'\nexport default { runner: { errors: path } }" }
  reportComputedRunner({ runner }, written, file, problem => problems.push(problem))
  return problems
}

test('a link of the runner that is computed is reported with its line', () => {
  expect(report({ errors: '/errors' }, {})).toEqual([
    {
      level: 'error',
      where: 'site.config.ts:2',
      what: "`runner.errors` is computed, and the browser's bundle contains only what is written out.",
      fix: "Write the text itself in the default export: `runner: { errors: '/errors' }`.",
    },
  ])
})

test('links that are written out are in order, and so are none', () => {
  expect(report({ errors: '/errors' }, { errors: '/errors' })).toEqual([])
  expect(report({}, {})).toEqual([])
})
