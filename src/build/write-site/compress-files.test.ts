import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { compressFiles } from './compress-files.ts'

const text = 'A line that says the same again and again.\n'.repeat(100)
const site = {
  'a.html': text,
  'docs/b.md': `${text}b`,
  'c.png': text,
  'small.html': 'x',
  _headers: text,
  '.hidden.html': text,
}

test('text files get compressed copies beside them; small files, images and files for the host do not', async () => {
  const folder = folderForTest(site)
  expect(await compressFiles(folder, folderForTest({}))).toEqual({ made: 4, kept: 0 })
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'docs/b.md.gz'))).toString()).toBe(`${text}b`)
  for (const name of ['c.png', 'small.html', '_headers', '.hidden.html'])
    expect(existsSync(join(folder, `${name}.br`))).toBe(false)
})

test('copies are kept for the next build, a damaged one is made again, and the bytes are always the same', async () => {
  const cache = folderForTest({})
  const bytes = async (folder: string) => {
    const counts = await compressFiles(folder, cache)
    return {
      counts,
      copies: ['a.html.br', 'a.html.gz'].map(name => readFileSync(join(folder, name)).toString('base64')),
    }
  }
  const first = await bytes(folderForTest(site))
  const again = await bytes(folderForTest({ 'a.html': text, 'new.html': `${text}new` }))
  expect(again).toEqual({ counts: { made: 2, kept: 2 }, copies: first.copies })
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'damaged')
  expect(await bytes(folderForTest({ 'a.html': text }))).toEqual({ counts: { made: 2, kept: 0 }, copies: first.copies })
})

test('files are compressed even if the cache cannot be written', async () => {
  const folder = folderForTest(site)
  expect(await compressFiles(folder, join(folder, 'a.html'))).toEqual({ made: 4, kept: 0 })
})
