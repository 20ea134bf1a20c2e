import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import type { OutputRecord } from '../cache/output-record.ts'
import { compressFiles } from './compress-files.ts'
import { openOutputFolder } from './output-folder.ts'

const text = 'A line that says the same again and again.\n'.repeat(100)
const site = {
  'a.html': text,
  'docs/b.md': `${text}b`,
  'c.png': text,
  'small.html': 'x',
  _headers: text,
  '.hidden.html': text,
}

/** Compresses the output of a build that wrote these files into `out`. */
async function compress(
  files: Record<string, string>,
  { cache, out = join(folderForTest({}), 'dist'), last }: { cache: string; out?: string; last?: OutputRecord },
) {
  const output = openOutputFolder({ out, staging: `${out}.partial` }, last)
  for (const [path, content] of Object.entries(files)) output.write(`/${path}`, content)
  const counts = await compressFiles(output, cache)
  output.publish()
  return { out, files: output.written, counts }
}

test('text files get compressed copies beside them; small files, images and files for the host do not', async () => {
  const { out: folder, counts } = await compress(site, { cache: folderForTest({}) })
  expect(counts).toEqual({ made: 4, kept: 0 })
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'docs/b.md.gz'))).toString()).toBe(`${text}b`)
  for (const name of ['c.png', 'small.html', '_headers', '.hidden.html'])
    expect(existsSync(join(folder, `${name}.br`))).toBe(false)
})

test('copies are kept for the next build, a damaged one is made again, and the bytes are always the same', async () => {
  const cache = folderForTest({})
  const bytes = async (files: Record<string, string>) => {
    const { out, counts } = await compress(files, { cache })
    return { counts, copies: ['a.html.br', 'a.html.gz'].map(name => readFileSync(join(out, name)).toString('base64')) }
  }
  const first = await bytes(site)
  const again = await bytes({ 'a.html': text, 'new.html': `${text}new` })
  expect(again).toEqual({ counts: { made: 2, kept: 2 }, copies: first.copies })
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'damaged')
  expect(await bytes({ 'a.html': text })).toEqual({ counts: { made: 2, kept: 0 }, copies: first.copies })
})

test('the copies of a file that is the same as in the last build are taken over', async () => {
  const cache = folderForTest({})
  const first = await compress(site, { cache })
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'damaged')
  const { out, files: last } = first
  const again = await compress({ 'a.html': text, 'docs/b.md': `${text}c` }, { cache, out, last })
  expect(again.counts).toEqual({ made: 2, kept: 2 })
  expect(brotliDecompressSync(readFileSync(join(again.out, 'docs/b.md.br'))).toString()).toBe(`${text}c`)
})

test('files are compressed even if the cache cannot be written', async () => {
  const notFolder = join(folderForTest(site), 'a.html')
  expect((await compress(site, { cache: notFolder })).counts).toEqual({ made: 4, kept: 0 })
})
