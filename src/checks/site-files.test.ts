import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { checkStaticFiles, findUnreadableConfig, findUnreadableFiles } from './site-files.ts'

test('folders named like files, and links to nothing, to themselves and to folders are errors', () => {
  const root = folderForTest({ 'content/docs/a.md': '', 'elsewhere/b.md': '' })
  mkdirSync(join(root, 'content/docs/joins.mdx/inside'), { recursive: true })
  const link = (target: string, path: string) => symlinkSync(target, join(root, 'content/docs', path))
  link('./gone.md', 'nowhere.md')
  link('itself.md', 'itself.md')
  link('../../elsewhere', 'more')
  link('../../elsewhere/b.md', 'b.md')
  expect(formatProblems(findUnreadableFiles(root, 'content'))).toMatchInlineSnapshot(`
    "error content/docs/itself.md
      This is a symbolic link that leads nowhere, or to itself.
      Put a file that can be read in its place, or remove it.

    error content/docs/joins.mdx
      This is a folder, though it is named like a file.
      Put a file that can be read in its place, or remove it.

    error content/docs/more
      This is a symbolic link to a folder; files behind it are not read.
      Put a file that can be read in its place, or remove it.

    error content/docs/nowhere.md
      This is a symbolic link that leads nowhere, or to itself.
      Put a file that can be read in its place, or remove it.

    4 errors, 0 warnings"
  `)
})

test.each(['md', 'mdx', 'yml', 'yaml', 'json', 'tsx'])('a folder of content may not be named *.%s', ending => {
  const root = folderForTest({ [`content/a.${ending}/b.txt`]: '', [`content/${ending}/b.txt`]: '' })
  expect(findUnreadableFiles(root, 'content').map(({ where }) => where)).toEqual([`content/a.${ending}`])
})

test('other files and folders may have any name', () => {
  const root = folderForTest({ 'static/a.json/b.md': '', 'content/v1.0/a.md': '', 'content/a.mdx.old/b.md': '' })
  expect(findUnreadableFiles(root, 'static')).toEqual([])
  expect(findUnreadableFiles(root, 'content')).toEqual([])
})

test('a site may lack the folder', () => {
  expect(findUnreadableFiles(folderForTest({}), 'static')).toEqual([])
})

test.each([
  ['a folder', (path: string) => mkdirSync(path), 'a folder, though it is named like a file'],
  [
    'a link to nothing',
    (path: string) => symlinkSync('gone.ts', path),
    'a symbolic link that leads nowhere, or to itself',
  ],
  ['a link to itself', (path: string) => symlinkSync(path, path), 'a symbolic link that leads nowhere, or to itself'],
  [
    'a link to a folder',
    (path: string) => symlinkSync('.', path),
    'a symbolic link to a folder; files behind it are not read',
  ],
])('a configuration that is %s is an error', (_, make, what) => {
  const root = folderForTest({})
  make(join(root, 'site.config.ts'))
  expect(findUnreadableConfig(root)).toEqual([
    {
      level: 'error',
      where: 'site.config.ts',
      what: `This is ${what}.`,
      fix: 'Put a file that can be read in its place.',
    },
  ])
})

test('the configuration may be a link to a file', () => {
  const root = folderForTest({ 'shared/site.config.ts': '' })
  symlinkSync('shared/site.config.ts', join(root, 'site.config.ts'))
  expect(findUnreadableConfig(root)).toEqual([])
})

test('files that the build overwrites are reported, and files in the folder that browsers keep for a year', () => {
  const root = folderForTest({
    'static/robots.txt': '',
    'static/docs/a.html': '',
    'static/img/robots.txt': '',
    'static/assets/a.css': '',
    'static/assets/b.css': '',
  })
  const written = new Set(['/robots.txt', '/docs/a.html', '/sitemap.xml'])
  expect(formatProblems(checkStaticFiles(root, written))).toMatchInlineSnapshot(`
    "warning static/assets/a.css
      Browsers keep everything below /assets for a year, so readers do not see changes to this file and 1 more below static/assets/.
      Put files into another folder, such as static/files.

    warning static/docs/a.html
      The build writes /docs/a.html itself and overwrites this file.
      Remove it, or rename it.

    warning static/robots.txt
      The build writes /robots.txt itself and overwrites this file.
      Remove it, or rename it.

    0 errors, 3 warnings"
  `)
})

test('other files are not reported', () => {
  expect(checkStaticFiles(folderForTest({ 'static/img/a.svg': '' }), new Set(['/index.html']))).toEqual([])
})
