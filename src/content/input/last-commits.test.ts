import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { repositoryForTest } from '../../../tests/support/repository-for-test.ts'
import { readLastCommits } from './last-commits.ts'

async function daysIn(root: string): Promise<Record<string, string>> {
  const updates = await readLastCommits(root)
  return Object.fromEntries([...updates].map(([path, date]) => [path, date.toISOString().slice(0, 10)]))
}

test('each file has the day of its newest commit, not the day it was written or authored', async () => {
  const { root, commit, write } = repositoryForTest()
  commit('2024-01-01', { 'a.md': 'A', 'b.md': 'B' })
  commit('2024-02-02', { 'b.md': 'B, edited' })
  write({ 'a.md': 'A, edited today', 'new.md': 'Never committed.' })
  expect(await daysIn(root)).toEqual({ 'content/docs/a.md': '2024-01-01', 'content/docs/b.md': '2024-02-02' })
})

test('a commit from a machine whose clock was wrong does not make a file older', async () => {
  const { root, commit } = repositoryForTest()
  commit('2024-02-02', { 'a.md': 'A' })
  commit('2024-01-01', { 'a.md': 'A, edited' })
  expect(await daysIn(root)).toEqual({ 'content/docs/a.md': '2024-02-02' })
})

test('a site may be any folder of its repository, and names may contain spaces, quotes, line breaks and other letters', async () => {
  const { root, commit } = repositoryForTest('sites/my site')
  const names = ['a b.md', 'größe.md', '"quoted".md', 'two\nlines.md', '1704067200', '-n.md']
  commit('2024-01-01', Object.fromEntries(names.map(name => [name, name])))
  expect(await daysIn(root)).toEqual(Object.fromEntries(names.map(name => [`content/docs/${name}`, '2024-01-01'])))
})

test('a renamed file has the day of its renaming', async () => {
  const { root, git, commit } = repositoryForTest()
  commit('2024-01-01', { 'old.md': 'The same words.' })
  git(['mv', 'content/docs/old.md', 'content/docs/new.md'])
  commit('2024-02-02')
  expect(await daysIn(root)).toMatchObject({ 'content/docs/new.md': '2024-02-02' })
})

test('a merge keeps the days of files, except of those in which it resolved a conflict', async () => {
  const { root, git, commit } = repositoryForTest('site')
  commit('2024-01-01', { 'settled.md': 'Start.', 'merged.md': 'Start.' })
  git(['checkout', '-b', 'side'])
  commit('2024-02-02', { 'settled.md': 'Side.', 'merged.md': 'Side.' })
  git(['checkout', 'main'])
  commit('2024-03-03', { 'settled.md': 'Main.' })
  git(['merge', '--strategy=ours', '--no-commit', 'side'])
  commit('2024-04-04', { 'settled.md': 'Both.', 'merged.md': 'Side.' })
  expect(await daysIn(root)).toEqual({
    'content/docs/settled.md': '2024-04-04',
    'content/docs/merged.md': '2024-02-02',
  })
})

test('the user’s git configuration changes nothing', async () => {
  const { root, git, commit } = repositoryForTest('site')
  commit('2024-01-01', { 'a.md': 'A' })
  const settings = ['log.showRoot=false', 'log.follow=true', 'log.showSignature=true', 'diff.relative=true']
  for (const setting of [...settings, 'color.ui=always', 'core.quotePath=true', 'log.diffMerges=separate'])
    git(['config', ...setting.split('=')])
  expect(await daysIn(root)).toEqual({ 'content/docs/a.md': '2024-01-01' })
})

test('in a shallow clone no file has a day', async () => {
  const { repository, git, commit } = repositoryForTest()
  commit('2024-01-01', { 'a.md': 'A' })
  commit('2024-02-02', { 'b.md': 'B' })
  git(['clone', '--depth=1', `file://${repository}`, 'clone'])
  expect(await daysIn(join(repository, 'clone'))).toEqual({})
})

test('without commits, repository, folder or git no file has a day and nothing fails', async () => {
  const { root } = repositoryForTest()
  expect(await daysIn(root)).toEqual({})
  expect(await daysIn(folderForTest({ 'content/docs/a.md': 'A' }))).toEqual({})
  expect(await daysIn(join(root, 'nowhere'))).toEqual({})
  const { root: committed, commit } = repositoryForTest()
  commit('2024-01-01', { 'a.md': 'A' })
  vi.stubEnv('PATH', folderForTest({}))
  expect(await daysIn(committed)).toEqual({})
})
