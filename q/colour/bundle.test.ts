import { dirname, relative } from 'node:path'
import type { Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { bundleQ, compressedBytes, folderOfQ } from '../../tests/support/bundle-q.ts'

let chunk: Rolldown.OutputChunk

beforeAll(async () => {
  chunk = await bundleQ('colour/colour-code.ts')
}, 60_000)

test('the colours of q take an editor at most 3.5 kB', () => {
  expect(compressedBytes(chunk.code)).toBeLessThanOrEqual(3500)
})

test('colours depend on three folders, which the cache of highlighted code looks at', () => {
  const folders = chunk.moduleIds.filter(id => id.startsWith(folderOfQ)).map(id => dirname(relative(folderOfQ, id)))
  expect([...new Set(folders)].sort()).toEqual(['colour', 'numbers', 'syntax'])
})
