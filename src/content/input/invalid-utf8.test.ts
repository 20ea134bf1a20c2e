import { expect, test } from 'vitest'
import { reportInvalidUtf8 } from './invalid-utf8.ts'
import { formatProblems, type Problem } from './problem.ts'

function check(text: string): Problem[] {
  const problems: Problem[] = []
  reportInvalidUtf8({ path: 'a.md', text }, problem => problems.push(problem))
  return problems
}

test('the first character that is not text is reported with its line', () => {
  expect(formatProblems(check('\u001f\n\0'))).toMatchInlineSnapshot(`
    "warning a.md:1
      The file contains the control character U+001F.
      Save it as UTF-8 and remove what is not text.

    0 errors, 1 warning"
  `)
  expect(check('a\nb\u007f')).toMatchObject([
    { where: 'a.md:2', what: 'The file contains the control character U+007F.' },
  ])
  expect(check('a\n\nb\uFFFD')).toMatchObject([
    { where: 'a.md:3', what: 'The file contains bytes that are not UTF-8 text.' },
  ])
})

test('tabs, line ends and letters of any script are text', () => {
  expect(check('\ta\r\nä 東京 🎉')).toEqual([])
})
