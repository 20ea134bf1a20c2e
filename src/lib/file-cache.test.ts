import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { openFileCache } from './file-cache.ts'

const bytes = Buffer.from('What took long to compute.')

test('a cache returns what was written, byte by byte', () => {
  const { read, write } = openFileCache(folderForTest({}))
  write('a', bytes)
  expect(read('a', () => true)).toEqual(bytes)
  expect(read('b', () => true)).toBeUndefined()
})

test('a file with any other byte, and a truncated one, counts as absent', () => {
  const folder = folderForTest({})
  const { read, write } = openFileCache(folder)
  write('a', bytes)
  const file = readFileSync(join(folder, 'a'))
  for (const at of file.keys()) {
    const flipped = Buffer.from(file)
    flipped[at] = (file[at] ?? 0) ^ 1
    for (const damaged of [flipped, file.subarray(0, at)]) {
      writeFileSync(join(folder, 'a'), damaged)
      expect(read('a', () => true)).toBeUndefined()
    }
  }
})

test('bytes that the reader refuses count as absent', () => {
  const { read, write } = openFileCache(folderForTest({}))
  write('a', bytes)
  expect(read('a', () => false)).toBeUndefined()
})
