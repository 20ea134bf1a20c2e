import { expect, test } from 'vitest'
import { formatProblems, lineOf, type Problem } from './problem.ts'

const problem = (where: string, level: Problem['level'] = 'error', what = 'It is wrong.'): Problem => ({
  level,
  where,
  what,
  fix: 'Correct it.',
})

test('problems are sorted by place with numbers in order, each told once, and counted in the last line', () => {
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

test('no problems are counted too', () => {
  expect(formatProblems([])).toBe('0 errors, 0 warnings')
})

test.each([
  ['one', 1],
  ['three', 3],
  ['four', undefined],
])('the line of %s is %s', (needle, line) => {
  expect(lineOf('one\ntwo\nthree', needle)).toBe(line)
})
