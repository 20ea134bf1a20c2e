import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openOutputFolder } from './output-folder.ts'

test('files are written only below the output folder', () => {
  const root = folderForTest({ 'README.md': 'Mine.' })
  const { write, written } = openOutputFolder(join(root, 'dist'))
  write('/docs/a.html', 'A')
  expect(readFileSync(join(root, 'dist/docs/a.html'), 'utf8')).toBe('A')
  expect([...written.keys()]).toEqual(['/docs/a.html'])
  write('b.html', 'B')
  expect(readFileSync(join(root, 'dist/b.html'), 'utf8')).toBe('B')
  for (const path of ['../README.md', '/../README.md', '/blog/../../README.md', '/../dist-of-another/a.html'])
    expect(() => write(path, ''), path).toThrow('leads out of the site')
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('Mine.')
  expect(existsSync(join(root, 'dist-of-another'))).toBe(false)
})

/** Two builds into one folder: the first writes `a.html` and `b.html`; `between` happens; the second is open. */
function secondBuild(between: (out: string) => void = () => {}) {
  const root = folderForTest({})
  const [out, staging] = [join(root, 'dist'), join(root, 'dist.partial')]
  const first = openOutputFolder(staging)
  first.write('/a.html', 'A')
  first.write('/b.html', { key: 'text of b', read: () => 'B' })
  renameSync(staging, out)
  between(out)
  const second = openOutputFolder(staging, { folder: out, files: first.written })
  const read = (path: string, folder = staging) => readFileSync(join(folder, path), 'utf8')
  return { ...second, read, out, inodes: (path: string) => [out, staging].map(at => statSync(join(at, path)).ino) }
}

test('what the last build wrote with the same content is the same file', () => {
  const { write, read, inodes } = secondBuild()
  write('/a.html', Buffer.from('A'))
  write('/b.html', {
    key: 'text of b',
    read() {
      throw new Error('Nobody needs it.')
    },
  })
  for (const path of ['/a.html', '/b.html']) expect(new Set(inodes(path)).size).toBe(1)
  expect([read('/a.html'), read('/b.html')]).toEqual(['A', 'B'])
})

test('other content, and content that is not known, are written', () => {
  const { write, read, inodes } = secondBuild()
  write('/a.html', 'other')
  write('/b.html', { key: undefined, read: () => 'made again' })
  expect([read('/a.html'), read('/b.html')]).toEqual(['other', 'made again'])
  for (const path of ['/a.html', '/b.html']) expect(new Set(inodes(path)).size).toBe(2)
})

test.each([
  ['changed', (out: string) => writeFileSync(join(out, 'a.html'), 'Z')],
  ['removed', (out: string) => rmSync(join(out, 'a.html'))],
  [
    'replaced',
    (out: string) => {
      rmSync(join(out, 'a.html'))
      writeFileSync(join(out, 'a.html'), 'Z')
    },
  ],
])('a file that was %s since the last build is written again', (_, between) => {
  const { write, read } = secondBuild(between)
  write('/a.html', 'A')
  expect(read('/a.html')).toBe('A')
})

test('writing a file twice leaves the output of the last build as it is', () => {
  const { write, read, out } = secondBuild()
  write('/a.html', 'A')
  write('/a.html', 'A again')
  expect([read('/a.html'), read('/a.html', out)]).toEqual(['A again', 'A'])
})

test('a file that is written in another way leaves the output of the last build as it is', () => {
  const { write, clear, adopt, read, out, written } = secondBuild()
  write('/a.html', 'A')
  clear('/a.html')
  expect([...written.keys()]).toEqual([])
  writeFileSync(join(`${out}.partial`, 'a.html'), 'drawn')
  adopt('/a.html', 'drawing')
  expect([read('/a.html'), read('/a.html', out), written.get('/a.html')?.slice(0, 2)]).toEqual([
    'drawn',
    'A',
    ['drawing', 5],
  ])
})
