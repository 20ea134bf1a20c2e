import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBuiltFiles } from '../support/built-files.ts'
import { createSharedFixtureSite, type FixtureSite, removeSite } from '../support/fixture-site.ts'
import { listServerHosts, supportsBrotli } from '../support/hosts/server-hosts.ts'
import { sendRawRequest } from '../support/hosts/test-host.ts'
import { runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'

let site: FixtureSite
let dist: string

beforeAll(async () => {
  site = createSharedFixtureSite()
  site.write(
    'site.config.ts',
    site.config.replace('socialImages: false,', 'socialImages: false,\n  precompress: true,'),
  )
  dist = join(site.root, 'dist')
  const { code, output } = await runTickwise('build', '--root', site.root)
  expect(code, output).toBe(0)
  expect(output).toMatch(/\ncompressed copies: \d+ made, \d+ as before in [\d.]+ s\n$/)
})

afterAll(() => removeSite(site))

test('pages, scripts and styles have compressed copies beside them; files for the host have none', () => {
  const files = new Set(listBuiltFiles(dist))
  const copied = [...files].filter(file => file.endsWith('.br')).map(file => file.slice(0, -'.br'.length))
  expect(copied).toEqual(expect.arrayContaining(['/docs/first.html', '/docs/second.html', '/404.html']))
  expect(copied.filter(file => !files.has(file) || !files.has(`${file}.gz`))).toEqual([])
  expect(copied.filter(file => /\/[._]|\.png$/.test(file))).toEqual([])
})

test('preview sends them', async () => {
  const server = await startTickwiseServer('preview', '--root', site.root)
  try {
    await sendsCopies(server.origin, ['br', 'gzip'])
  } finally {
    await server.stop()
  }
})

test.each(listServerHosts())('%s sends them', async (name, start) => {
  const host = await start(dist)
  try {
    await sendsCopies(host.origin, name === 'nginx' && !supportsBrotli() ? ['gzip'] : ['br', 'gzip'])
  } finally {
    await host.stop()
  }
})

async function sendsCopies(origin: string, encodings: string[]) {
  const script = listBuiltFiles(dist).find(file => /\/client-[^/]+\.js$/.test(file)) ?? ''
  for (const [path, file] of [
    ['/docs/first', '/docs/first.html'],
    ['/nope', '/404.html'],
    [script, script],
  ] as const) {
    const plain = readFileSync(join(dist, file))
    for (const encoding of encodings) {
      const { headers, body } = await sendRawRequest(origin, path, { headers: { 'accept-encoding': encoding } })
      const copy = readFileSync(join(dist, file + (encoding === 'br' ? '.br' : '.gz')))
      expect([path, headers['content-encoding'], body.equals(copy)]).toEqual([path, encoding, true])
      expect((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).equals(plain)).toBe(true)
      expect(headers.vary).toMatch(/accept-encoding/i)
    }
    const { headers, body } = await sendRawRequest(origin, path)
    expect([path, headers['content-encoding'], body.equals(plain)]).toEqual([path, undefined, true])
  }
}
