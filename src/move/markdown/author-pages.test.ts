import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { listAuthorPages } from './author-pages.ts'

test('authors with a page have an address, and so has their list', () => {
  const text = 'ada:\n  page: true\nben:\n  page: { permalink: /all-of-ben }\neve:\n  name: Eve\n'
  expect(listAuthorPages(folderForTest({ 'authors.yml': text }))).toEqual([
    '/authors',
    '/authors/ada',
    '/authors/all-of-ben',
  ])
})

test('without an author who has a page, there is the list alone', () => {
  expect(listAuthorPages(folderForTest({ 'authors.json': '{ "ada": { "name": "Ada" } }' }))).toEqual(['/authors'])
})

test.each([{}, { 'authors.yml': 'ada: [' }])('%j has none', files => {
  expect(listAuthorPages(folderForTest(files))).toEqual([])
})
