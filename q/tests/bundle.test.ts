import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

test('the interpreter takes a reader at most 60 kB', async () => {
  const code = await bundle()
  const compressed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  expect(compressed.length).toBeLessThanOrEqual(60_000)
})

test('the bundle imports nothing and evaluates no text as code', async () => {
  const code = await bundle()
  expect(code).not.toMatch(/\bimport\s*[{("'`*]/)
  expect(code).not.toMatch(/\beval\s*\(|\bnew Function\b|\bFunction\s*\(/)
  expect(code).not.toMatch(/\b(?:process|document|window|require)\s*[.([]/)
})

async function bundle(): Promise<string> {
  const root = join(import.meta.dirname, '..')
  const input = join(root, 'create-session.ts')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}
