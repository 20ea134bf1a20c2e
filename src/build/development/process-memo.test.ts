import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { openBuildMemo } from '../cache/build-memo.ts'
import { createProcessMemo } from './process-memo.ts'

test('a result lasts until two readings in a row did without it', () => {
  const { memo, endReading } = createProcessMemo(undefined)
  let made = 0
  const use = () => memo('things', [1], () => ++made)
  expect([use(), use()]).toEqual([1, 1])
  endReading()
  expect(use()).toBe(1)
  endReading()
  endReading()
  endReading()
  expect(use()).toBe(2)
})

test('the next process finds what the first reading of this one made', () => {
  const folder = folderForTest({})
  const start = () => createProcessMemo(openBuildMemo(folder, '1'))
  const { memo, endReading } = start()
  memo('things', ['first'], () => 'made first')
  memo.keep('things', ['kept'], 'kept first')
  endReading()
  memo('things', ['second'], () => 'made second')
  endReading()

  const next = start().memo
  expect(next('things', ['first'], () => 'made again')).toBe('made first')
  expect(next.recall('things', ['kept'])).toBe('kept first')
  expect(next.recall('things', ['kept'], result => result === 'other')).toBeUndefined()
  expect(next('things', ['second'], () => 'made again')).toBe('made again')
})

test('a result that is no longer current is not recalled', () => {
  const { memo } = createProcessMemo(undefined)
  memo.keep('things', [1], 'old')
  expect(memo.recall('things', [1], result => result === 'new')).toBeUndefined()
  expect(memo.recall('things', [1])).toBe('old')
})
