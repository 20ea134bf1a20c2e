import { expect, test } from 'vitest'
import { applySeverities, formatProblems, type Problem } from './problem.ts'

const problem = (where: string, level: Problem['level'] = 'error', what = 'It is wrong.'): Problem => ({
  level,
  where,
  what,
  fix: 'Correct it.',
})

test('problems are sorted by file and line number, each printed once, and counted in the last line', () => {
  const problems = [problem('b.md:10'), problem('b.md:9', 'warning'), problem('a.md'), problem('b.md:10')]
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "error a.md
      It is wrong.
      Correct it.

    warning b.md:9
      It is wrong.
      Correct it.

    error b.md:10
      It is wrong.
      Correct it.

    2 errors, 1 warning"
  `)
})

test('without problems both counts are 0', () => {
  expect(formatProblems([])).toBe('0 errors, 0 warnings')
})

test('a site may change the level of a check or switch it off; other problems keep their level', () => {
  const problems: Problem[] = [
    { ...problem('a.md'), check: 'brokenLinks' },
    { ...problem('b.md', 'warning'), check: 'brokenAnchors' },
    { ...problem('c.md', 'warning'), check: 'unusedImages' },
    problem('d.md'),
  ]
  const adjusted = applySeverities(problems, { brokenLinks: 'warning', brokenAnchors: 'error', unusedImages: 'off' })
  expect(adjusted.map(({ where, level }) => `${level} ${where}`)).toEqual(['warning a.md', 'error b.md', 'error d.md'])
})
