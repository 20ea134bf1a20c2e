import { dirname, join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
let chunk: Rolldown.OutputChunk

beforeAll(async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'colour-code.ts'), preserveEntrySignatures: 'strict' },
    },
  })
  chunk = (result as Rolldown.RolldownOutput).output[0]
})

test('the colours of q take an editor at most 3.5 kB', () => {
  expect(brotliCompressSync(chunk.code).length).toBeLessThanOrEqual(3500)
})

test('colours depend on three folders, which the cache of highlighted code looks at', () => {
  const folders = chunk.moduleIds.filter(id => id.startsWith(root)).map(id => dirname(relative(root, id)))
  expect([...new Set(folders)].sort()).toEqual(['colour', 'numbers', 'syntax'])
})
