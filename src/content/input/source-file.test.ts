import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { byCodeUnit, listFiles, readSource } from './source-file.ts'

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
