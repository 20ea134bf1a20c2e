// The tests that every host must pass.
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findHeaders, type HeaderRule } from '../../../src/outputs/hosting/underscore-files.ts'
import { missingCases, redirectCases, refusedCases, typeCases } from './serving-cases.ts'

export interface Host {
  origin: string
  /** The site's base path: nothing, or `/docs-site`. */
  base?: string
  /** What this host is to send. */
  rules: HeaderRule[]
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Declares the tests of a host. `host` is called only when they run. */
export function testHost(host: () => Host) {
  test.each(redirectCases)('%s leads to %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect([status, headers.location]).toEqual([301, base() + to])
  })

  test.each(missingCases.map(path => [path.slice(0, 40), path]))('%s is not found', async (_, path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers.location]).toEqual([404, undefined])
    expect(body.toString()).toContain('Page Not Found')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expectHeaders(headers, '/404')
  })

  test.each(refusedCases)('%s is refused', async path => {
    const { status, headers } = await get(path)
    expect([400, 404]).toContain(status)
    expect(headers.location).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each(typeCases)('%s is %s, with its headers', async (path, type) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expectHeaders(headers, path)
    expect(body.length).toBeGreaterThan(0)
  })

  test('pages are revalidated, and hashed assets are kept', async () => {
    const page = await get('/docs/intro')
    const script = /src="[^"]*(\/assets\/client-[^"]+)"/.exec(page.body.toString())?.[1] ?? ''
    const { status, headers } = await get(script)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expectHeaders(headers, script)
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/docs/intro', { headers: { 'if-none-match': page.headers.etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test.each(['/docs/intro', '/sitemap.xml', '/docs/concepts/joins.md'])('%s is compressed', async path => {
    const answer = await get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.headers.vary).toMatch(/accept-encoding/i)
    const { body } = await get(path)
    expect(gunzipSync(answer.body).equals(body)).toBe(true)
  })

  test('a redirect has the headers of every answer', async () => {
    expectHeaders((await get('/docs')).headers, '/')
    expectHeaders((await get('/docs/intro/')).headers, '/')
  })

  test('a query of 10,000 characters is accepted, and kept by a redirect', async () => {
    const query = `?q=${'a'.repeat(10_000)}`
    expect((await get(`/docs/intro${query}`)).status).toBe(200)
    expect((await get(`/docs/intro/${query}`)).headers.location).toBe(`${base()}/docs/intro${query}`)
  })

  test('HEAD answers as GET would, other methods are not allowed, and nothing reveals the version of the host', async () => {
    const head = await get('/docs/intro', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expectHeaders(head.headers, '/docs/intro')
    expect((await get('/docs/intro', { method: 'POST' })).status).toBe(405)
    expect(head.headers.server ?? '').not.toMatch(/\d/)
    expect(head.headers).not.toHaveProperty('x-powered-by')
  })

  const base = () => host().base ?? ''

  function get(path: string, options: { method?: string; headers?: Record<string, string | undefined> } = {}) {
    return sendRawRequest(host().origin, path.startsWith('//') ? path : base() + path, options)
  }

  function expectHeaders(headers: IncomingHttpHeaders, path: string) {
    const expected: Record<string, string> = {
      'Cache-Control': 'no-cache',
      ...findHeaders(base() + path, host().rules),
    }
    delete expected['Content-Type']
    const sent = Object.keys(expected).map(name => [name, headers[name.toLowerCase()]])
    expect(Object.fromEntries(sent)).toEqual(expected)
  }
}

/** Requests exactly this path and does not decompress the answer. `fetch` would normalise the path and decompress. */
export function sendRawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string | undefined> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const own = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, method, headers: own }, async response => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}
