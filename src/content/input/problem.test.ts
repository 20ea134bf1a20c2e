import { expect, test } from 'vitest'
import { applySeverities, formatProblems, lineOf, type Problem, placesOf } from './problem.ts'

const problem = (where: string, level: Problem['level'] = 'error', what = 'It is wrong.'): Problem => ({
  level,
  where,
  what,
  fix: 'Correct it.',
})

test('problems are sorted by place with numbers in order, each reported once, and counted in the last line', () => {
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

test('an address is found on every line where it stands as a whole, outside code', () => {
  const text =
    '[a](/docs/b)\n[b](/docs/bb) [c](x/docs/b)\n```md\n[a](/docs/b)\n```\n<a href="/docs/b">d</a> /docs/b.\n/docs/b#c'
  expect(placesOf({ path: 'a.md', text }, '/docs/b')).toEqual(['a.md:1', 'a.md:6'])
  expect(placesOf({ path: 'a.md', text }, '/docs/c')).toEqual(['a.md:1'])
  const listed = '- ```\n  /docs/b\n  ```\n- /docs/b'
  expect(placesOf({ path: 'a.md', text: listed }, '/docs/b')).toEqual(['a.md:4'])
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
