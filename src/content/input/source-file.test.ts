import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from './problem.ts'
import { byCodeUnit, findLine, listFiles, locateAddress, readSource, reportInvalidUtf8 } from './source-file.ts'

test('files are listed in order, including names with a backslash; hidden files are left out', () => {
  const root = folderForTest({ 'docs/b.md': 'B', 'docs/a\\b.md': 'A', 'docs/c/d.md': 'D', 'docs/.hidden.md': 'H' })
  const paths = listFiles(root, 'docs')
  expect(paths).toEqual(['docs/a\\b.md', 'docs/b.md', 'docs/c/d.md'])
  expect(paths.map(path => readSource(root, path).text)).toEqual(['A', 'B', 'D'])
  expect(listFiles(root, 'blog')).toEqual([])
})

test('byte order marks are left out, and each line ends in a line feed', () => {
  const root = folderForTest({ 'a.md': '\uFEFF\uFEFFa\uFEFF\r\nb\r\n\nc\rd' })
  expect(readSource(root, 'a.md')).toEqual({ path: 'a.md', text: 'a\uFEFF\nb\n\nc\nd' })
})

test('the order of texts is that of their code units', () => {
  expect(['b', 'ä', 'B', 'a', 'a'].toSorted(byCodeUnit)).toEqual(['B', 'a', 'a', 'b', 'ä'])
  expect(byCodeUnit('a', 'a')).toBe(0)
})

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

test.each([
  ['one', 1],
  ['three', 3],
  ['four', undefined],
])('the line of %s is %s', (needle, line) => {
  expect(findLine('one\ntwo\nthree', needle)).toBe(line)
})

test('an address is located on every line outside code that contains exactly it', () => {
  const text =
    '[a](/docs/b)\n[b](/docs/bb) [c](x/docs/b)\n```md\n[a](/docs/b)\n```\n<a href="/docs/b">d</a> /docs/b.\n/docs/b#c'
  expect(locateAddress({ path: 'a.md', text }, '/docs/b')).toEqual(['a.md:1', 'a.md:6'])
  expect(locateAddress({ path: 'a.md', text }, '/docs/c')).toEqual(['a.md:1'])
  const listed = '- ```\n  /docs/b\n  ```\n- /docs/b'
  expect(locateAddress({ path: 'a.md', text: listed }, '/docs/b')).toEqual(['a.md:4'])
})
