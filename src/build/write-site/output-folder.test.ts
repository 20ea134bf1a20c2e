import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openOutputFolder } from './output-folder.ts'

test('files are written only below the output folder', () => {
  const root = folderForTest({ 'README.md': 'Mine.' })
  const { write, written } = openOutputFolder(join(root, 'dist'))
  write('/docs/a.html', 'A')
  expect(readFileSync(join(root, 'dist/docs/a.html'), 'utf8')).toBe('A')
  expect([...written]).toEqual(['/docs/a.html'])
  for (const path of ['/../README.md', '/blog/../../README.md', '/../dist-of-another/a.html'])
    expect(() => write(path, ''), path).toThrow('leads out of the site')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('Mine.')
  expect(existsSync(join(root, 'dist-of-another'))).toBe(false)
})
