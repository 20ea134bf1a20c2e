import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openOutputFolder } from './output-folder.ts'

/** Two builds into one folder: the first writes `first`; `between` happens; the second is open. */
function secondBuild(
  first: Record<string, string> = { '/a.html': 'A', '/docs/b.html': 'B' },
  between = (_out: string) => {},
) {
  const out = join(folderForTest({}), 'dist')
  const folders = { out, staging: `${out}.partial` }
  const { write, publish, written } = openOutputFolder(folders)
  for (const [path, text] of Object.entries(first)) write(path, { key: `text ${text}`, read: () => text })
  publish()
  between(out)
  const inode = (path: string) => statSync(join(out, path)).ino
  return { ...openOutputFolder(folders, written), ...folders, inode, files: () => readFolder(out) }
}

/** All files by their paths, and folders with a slash at the end. */
function readFolder(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map(entry => {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length)
    return entry.isDirectory() ? [`${name}/`, ''] : [name, readFileSync(path, 'utf8')]
  })
  return Object.fromEntries(entries)
}

const unneeded = {
  key: 'text A',
  read() {
    throw new Error('Nobody needs it.')
  },
}

test('files are written only below the output folder', () => {
  const root = folderForTest({ 'README.md': 'Mine.' })
  const out = join(root, 'dist')
  const { write, publish, written } = openOutputFolder({ out, staging: `${out}.partial` })
  write('/docs/a.html', 'A')
  write('b.html', 'B')
  write('/.well-known//c.txt', 'C')
  for (const path of ['../README.md', '/../README.md', '/blog/../../README.md', '/../dist-of-another/a.html'])
    expect(() => write(path, ''), path).toThrow('leads out of the site')
  expect([...written.keys()]).toEqual(['/docs/a.html', '/b.html', '/.well-known/c.txt'])
  publish()
  expect(readFolder(root)).toEqual({
    '/README.md': 'Mine.',
    '/dist/': '',
    '/dist/.well-known/': '',
    '/dist/.well-known/c.txt': 'C',
    '/dist/b.html': 'B',
    '/dist/docs/': '',
    '/dist/docs/a.html': 'A',
  })
})

test('what the last build wrote with the same content stays in place', () => {
  const { write, read, publish, inode, files } = secondBuild()
  const before = inode('/a.html')
  write('/a.html', unneeded)
  write('/docs/b.html', 'other')
  expect([read('/a.html'), read('/docs/b.html'), read('/c.html')].map(String)).toEqual(['A', 'other', 'undefined'])
  publish()
  expect(files()).toEqual({ '/a.html': 'A', '/docs/': '', '/docs/b.html': 'other' })
  expect(inode('/a.html')).toBe(before)
})

test('nothing of the last output changes before it is published', () => {
  const { write, files, staging } = secondBuild()
  const before = files()
  write('/a.html', unneeded)
  write('/docs/b.html', 'other')
  write('/new/c.html', 'C')
  expect(files()).toEqual(before)
  expect(readFolder(staging)).toEqual({ '/docs/': '', '/docs/b.html': 'other', '/new/': '', '/new/c.html': 'C' })
})

test('content of which nothing is known before it is made is written again', () => {
  const { write, read } = secondBuild()
  write('/a.html', { key: undefined, read: () => 'made again' })
  expect(String(read('/a.html'))).toBe('made again')
})

test.each<[string, (out: string) => void]>([
  ['changed', out => writeFileSync(join(out, 'a.html'), 'ZZ')],
  ['removed', out => rmSync(join(out, 'a.html'))],
  [
    'replaced',
    out => {
      rmSync(join(out, 'a.html'))
      writeFileSync(join(out, 'a.html'), 'Z')
    },
  ],
  [
    'moved away, behind a link',
    out => {
      renameSync(join(out, 'a.html'), `${out}.html`)
      symlinkSync(`${out}.html`, join(out, 'a.html'))
    },
  ],
])('a file that was %s since the last build is written again', (_, between) => {
  const { write, publish, files, out } = secondBuild(undefined, between)
  write('/a.html', { key: 'text A', read: () => 'A' })
  write('/docs/b.html', { key: 'text B', read: () => 'B' })
  publish()
  expect(files()).toEqual({ '/a.html': 'A', '/docs/': '', '/docs/b.html': 'B' })
  expect(statSync(join(out, 'a.html')).isFile()).toBe(true)
})

test('the next build completes what was published in part', () => {
  const { write, publish, files } = secondBuild({ '/a.html': 'A', '/b.html': 'B', '/c.html': 'C' }, out => {
    // An interrupted build has removed a file, and moved one of two new ones.
    rmSync(join(out, 'c.html'))
    writeFileSync(`${out}.new`, 'Z')
    renameSync(`${out}.new`, join(out, 'b.html'))
  })
  write('/a.html', unneeded)
  for (const text of ['B', 'C']) write(`/${text.toLowerCase()}.html`, { key: `text ${text}`, read: () => text })
  publish()
  expect(files()).toEqual({ '/a.html': 'A', '/b.html': 'B', '/c.html': 'C' })
})

test('files and folders that are not part of the site are removed', () => {
  const { write, publish, files } = secondBuild(undefined, out => {
    mkdirSync(join(out, 'mine/deep'), { recursive: true })
    writeFileSync(join(out, 'mine/deep/notes.txt'), 'Mine.')
    symlinkSync(out, join(out, 'loop'))
  })
  write('/a.html', unneeded)
  publish()
  expect(files()).toEqual({ '/a.html': 'A' })
})

test('a folder may take the name of a file of the last build, and a file that of a folder', () => {
  const { write, publish, files } = secondBuild({ '/a.html': 'A', '/b': 'B', '/c/d': 'D' })
  write('/a.html', unneeded)
  write('/b/e', 'E')
  write('/c', 'C')
  publish()
  expect(files()).toEqual({ '/a.html': 'A', '/b/': '', '/b/e': 'E', '/c': 'C' })
})

test.each([
  ['/docs', '/docs/b.html'],
  ['/docs/b.html', '/docs'],
  ['/docs/b.html', '/docs/b.html/c'],
])('%s and %s cannot both be files, whether they are kept or new', (...paths) => {
  for (const last of [undefined, { '/docs/b.html': '' }]) {
    const { write, problems } = secondBuild(last)
    for (const path of paths) write(path, { key: 'text ', read: () => '' })
    expect(problems.map(({ level, what }) => `${level}: ${what}`)).toEqual([
      'error: The site has both a file and a folder of this name.',
    ])
  }
})

test('a file that is written twice has its last content, and one that was kept may be written again', () => {
  const { write, publish, written, files } = secondBuild()
  write('/a.html', unneeded)
  write('/a.html', 'A again')
  write('/docs/b.html', 'other')
  write('/docs/b.html', { key: 'text B', read: () => 'never read' })
  expect([...written.keys()].toSorted()).toEqual(['/a.html', '/docs/b.html'])
  publish()
  expect(files()).toEqual({ '/a.html': 'A again', '/docs/': '', '/docs/b.html': 'B' })
})

test('a file may be written in another way', () => {
  const { write, clear, adopt, publish, staging, written, files } = secondBuild()
  write('/a.html', 'A again')
  write('/docs/b.html', { key: 'text B', read: () => 'B' })
  clear('/a.html')
  expect([...written.keys()]).toEqual(['/docs/b.html'])
  expect(existsSync(join(staging, 'a.html'))).toBe(false)
  writeFileSync(join(staging, 'a.html'), 'drawn')
  adopt('/a.html', 'drawing')
  expect(written.get('/a.html')?.slice(0, 2)).toEqual(['drawing', 5])
  publish()
  expect(files()).toEqual({ '/a.html': 'drawn', '/docs/': '', '/docs/b.html': 'B' })
})

test('an output folder that is gone, or that holds no record, is written whole', () => {
  const gone = secondBuild(undefined, out => rmSync(out, { recursive: true }))
  gone.write('/a.html', 'A')
  gone.publish()
  expect(gone.files()).toEqual({ '/a.html': 'A' })
  const { out, staging } = secondBuild()
  const unknown = openOutputFolder({ out, staging })
  unknown.write('/c.html', 'C')
  unknown.publish()
  expect(readFolder(out)).toEqual({ '/c.html': 'C' })
})
