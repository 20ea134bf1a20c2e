import { mkdtempSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tickwise, tickwiseServer } from './tickwise.ts'

const origin = inject('origin')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers })

for (const [from, to] of [
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/docs//intro', '/docs/intro'],
  ['/docs/intro///', '/docs/intro'],
  ['/docs/intro/index.html/', '/docs/intro'],
  ['/docs/intro%20/', '/docs/intro%20'],
  ['/docs/intro/?q=1', '/docs/intro?q=1'],
  ['/docs', '/docs/intro'],
  ['/blog/page/1', '/blog'],
  ['/concepts/joins', '/docs/concepts/joins'],
] as const) {
  test(`${from} leads to ${to}`, async () => {
    const response = await get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })
}

for (const path of [
  '/nope',
  '/docs/nope',
  '/Docs/intro',
  '/blog/page/5',
  '/docs/intro.htm',
  '/_redirects',
  '/.build-id',
  '/a/b/c/d',
  '/DOCS/INTRO',
  '/docs/intro%20',
  '/docs/größe',
  '/😀',
]) {
  test(`${path} is not found`, async () => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  })
}

// Not by fetch, which would tidy these addresses before it sends them.
for (const path of [
  '/%E0%A4%A',
  '/%',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/',
  '/%2e%2e/%2e%2e/package.json',
  '/docs%2fintro',
  '/%2f%2fevil.example',
  '/\\evil.example',
  'http://evil.example/docs/intro',
  '/docs\\intro',
  `/${'a'.repeat(6000)}`,
]) {
  test(`the address ${path.slice(0, 40)} is answered with not found`, async () => {
    expect(await rawRequest(path)).toEqual({ status: 404, location: undefined })
  })
}

test('an address that looks like another host never leads there', async () => {
  expect(await rawRequest('//evil.example/docs/')).toEqual({ status: 301, location: '/evil.example/docs' })
  expect(await rawRequest('//docs//intro')).toEqual({ status: 301, location: '/docs/intro' })
})

test('a long query is taken along and does no harm', async () => {
  const query = `?q=${'a'.repeat(10_000)}`
  expect((await get(`/docs/intro${query}`)).status).toBe(200)
  expect((await get(`/docs/intro/${query}`)).headers.get('location')).toBe(`/docs/intro${query}`)
})

test('pages are revalidated, hashed assets kept, all with security headers', async () => {
  const page = await get('/docs/intro')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+';/)
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const script = /src="(\/assets\/client-[^"]+)"/.exec(await page.text())?.[1] ?? ''
  expect((await get(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache')
  const again = await get('/docs/intro', { 'if-none-match': page.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('text is compressed with brotli or gzip as the client likes', async () => {
  expect((await get('/docs/intro', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
  expect((await get('/docs/intro', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect((await get('/docs/intro', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

test('every doc and post has a Markdown twin', async () => {
  const response = await get('/docs/concepts/joins.md')
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(await response.text()).toMatch(/^---\ntitle: "Joins"\n[\s\S]*\n# Joins\n/)
})

test('the files for language models are plain text, and what they list is there', async () => {
  const responses = await Promise.all(['/llms.txt', '/llms-full.txt'].map(path => get(path)))
  expect(responses.map(({ headers }) => headers.get('content-type'))).toEqual(
    Array(2).fill('text/plain; charset=utf-8'),
  )
  const listed = [...((await responses[0]?.text()) ?? '').matchAll(/\]\(https:\/\/[^/]+(\/[^)]*)\)/g)]
  expect(listed.length).toBeGreaterThan(50)
  for (const [, path = ''] of listed) expect((await get(path)).status, path).toBe(200)
})

test.each(['preview', 'dev'])('%s tells of a port in use in one line with what to do, and ends', async command => {
  const server = await tickwiseServer('preview')
  const { code, output } = await tickwise(command, '--port', String(server.port))
  await server.stop()
  expect(code).toBe(1)
  expect(output).toBe(`Port ${server.port} is in use. Choose another: PORT=${server.port + 1} npm run ${command}\n`)
})

test('a wrong command line is told with the right one', async () => {
  for (const args of [
    ['preview', '--port', 'x'],
    ['bild'],
    ['build', '--rot', '.'],
    ['build', '--out', '.'],
    ['build', '--out', 'src'],
    ['build', '--root', mkdtempSync(join(tmpdir(), 'empty-'))],
  ]) {
    const { code, output } = await tickwise(...args)
    expect(code, args.join(' ')).toBe(2)
    expect(output).toContain('Usage: tickwise dev|build|preview|start')
  }
})

function rawRequest(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, response => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    })
      .on('error', reject)
      .end()
  })
}
