import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { listFiles, readSource } from './source-file.ts'

test('files are listed in order, including names with a backslash; hidden files are left out', () => {
  const root = folderForTest({ 'docs/b.md': 'B', 'docs/a\\b.md': 'A', 'docs/c/d.md': 'D', 'docs/.hidden.md': 'H' })
  const paths = listFiles(root, 'docs')
  expect(paths).toEqual(['docs/a\\b.md', 'docs/b.md', 'docs/c/d.md'])
  expect(paths.map(path => readSource(root, path).text)).toEqual(['A', 'B', 'D'])
  expect(listFiles(root, 'blog')).toEqual([])
})
