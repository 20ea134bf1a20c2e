import { beforeEach, expect, test, vi } from 'vitest'
import { canPrefetch, clearPageStore, loadPage } from './page-store.ts'

const minute = 60_000
const html = '<body><div id="page"></div></body>'

beforeEach(() => {
  clearPageStore()
  return () => {
    clearPageStore()
    vi.useRealTimers()
  }
})

test('a page is fetched once, with the priority of the first request, and again after five minutes', async () => {
  vi.useFakeTimers()
  const fetch = serve()
  await loadPage('/a', 'low')
  vi.advanceTimersByTime(5 * minute - 1)
  expect(await loadPage('/a', 'high')).toEqual({ html, address: '/a' })
  expect(fetch.mock.calls).toEqual([['/a', { priority: 'low' }]])
  vi.advanceTimersByTime(1)
  await loadPage('/a')
  expect(fetch.mock.calls.at(-1)).toEqual(['/a', { priority: 'auto' }])
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the last forty pages are kept', async () => {
  const fetch = serve()
  for (let number = 0; number < 41; number++) await loadPage(`/${number}`)
  await loadPage('/1')
  expect(fetch).toHaveBeenCalledTimes(41)
  await loadPage('/0')
  expect(fetch).toHaveBeenCalledTimes(42)
})

test('a page that could not be fetched is requested again', async () => {
  const fetch = serve()
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadPage('/a')).rejects.toThrow('Failed to fetch')
  expect(await loadPage('/a')).toEqual({ html, address: '/a' })
})

test('after a redirect the page is known at both addresses, with the query of its own', async () => {
  const fetch = serve({ '/old': { url: '/new?x=1' } })
  expect(await loadPage('/old')).toEqual({ html, address: '/new?x=1' })
  expect(await loadPage('/new?x=1')).toEqual({ html, address: '/new?x=1' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the redirect page of a host without redirects is followed, and keeps the query', async () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/b&amp;c"><body></body>'
  serve({ '/old?x=1': { body: redirect } })
  expect(await loadPage('/old?x=1')).toEqual({ html, address: '/b&c?x=1' })
})

test('a page that is not found is a page like others', async () => {
  serve({ '/nope': { status: 404 } })
  expect(await loadPage('/nope')).toEqual({ html, address: '/nope' })
})

test.each([
  ['an error of the server', { status: 500 }, '/a answered 500'],
  ['a file', { type: 'text/plain' }, '/a answered 200'],
  ['an answer without a type', { type: '' }, '/a answered 200'],
  ['a page of another site', { body: '<h1>Log in</h1>' }, '/a is not a page of this site'],
])('%s is rejected', async (_, answer, message) => {
  serve({ '/a': answer })
  await expect(loadPage('/a')).rejects.toThrow(message)
})

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('with the connection %j, whether files are fetched ahead is %j', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(canPrefetch()).toBe(expected)
})

interface Answer {
  status?: number
  type?: string
  body?: string
  url?: string
}

/** Answers each address with a page of this site, unless `answers` says otherwise. */
function serve(answers: Record<string, Answer> = {}) {
  const fetch = vi.fn(async (address: string, _options: object) => {
    const { status = 200, type = 'text/html; charset=utf-8', body = html, url = address } = answers[address] ?? {}
    const response = new Response(new Blob([body]), { status, headers: type ? { 'content-type': type } : {} })
    return Object.defineProperty(response, 'url', { value: `https://site.example${url}` })
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}
