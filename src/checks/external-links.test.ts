import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findDeadLinks } from './external-links.ts'
import { collectLinks } from './page-links.ts'

/** A server on this machine: `/405` answers only GET, `/404` and `/403` answer with that status, all else with 200. */
async function startHost() {
  const requests: string[] = []
  let busy = 0
  let busiest = 0
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    busiest = Math.max(busiest, ++busy)
    const path = request.url ?? ''
    const status =
      path === '/405' ? (request.method === 'GET' ? 200 : 405) : Number(/^\/(4\d\d)/.exec(path)?.[1] ?? 200)
    setTimeout(() => {
      busy--
      response.writeHead(status).end()
    }, 20)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, requests, busiest: () => busiest }
}

const config = { url: 'https://tiny.example', editUrl: undefined, reportUrl: undefined }
const page = (path: string, hrefs: string[]) =>
  collectLinks(path, hrefs.map(href => `<a href="${href}">x</a>`).join(''))

test('dead links are found with one request for each address; refusals and hosts without HEAD are accepted', async () => {
  const { origin, requests } = await startHost()
  const pages = [
    page('/a', [
      `${origin}/404#x`,
      `${origin}/403`,
      `${origin}/405`,
      `${origin}/here`,
      '/internal',
      'mailto:a@b.example',
    ]),
    page('/b', [`${origin}/404`, `${origin}/here#y`]),
  ]
  expect(await findDeadLinks(pages, config)).toEqual([
    { paths: ['/a'], href: `${origin}/404#x`, reason: 'it answers 404' },
    { paths: ['/b'], href: `${origin}/404`, reason: 'it answers 404' },
  ])
  expect(requests.sort()).toEqual([
    'GET /403',
    'GET /404',
    'GET /405',
    'HEAD /403',
    'HEAD /404',
    'HEAD /405',
    'HEAD /here',
  ])
})

test('a host that cannot be reached is reported with the error', async () => {
  expect(await findDeadLinks([page('/a', ['http://127.0.0.1:1/'])], config)).toMatchObject([
    { reason: expect.stringMatching(/^no answer \(/) },
  ])
})

test('at most eight requests run at once, and links that the generator makes on every page are never requested', async () => {
  const { origin, requests, busiest } = await startHost()
  const links = Array.from({ length: 30 }, (_, number) => `${origin}/${number}`)
  const own = [`${origin}/edit/content/docs/a.md`, `${origin}/issues/new?title=A`, 'https://tiny.example/docs/a']
  const made = { ...config, editUrl: `${origin}/edit/`, reportUrl: `${origin}/issues/new?title={title}` }
  expect(await findDeadLinks([page('/a', [...links, ...own])], made)).toEqual([])
  expect(requests).toHaveLength(30)
  expect(busiest()).toBeLessThanOrEqual(8)
})

test('a dead link of several pages names them all', async () => {
  const { origin } = await startHost()
  const pages = ['/a', '/b'].map(path => page(path, [`${origin}/404`]))
  expect(await findDeadLinks(pages, config)).toEqual([
    { paths: ['/a', '/b'], href: `${origin}/404`, reason: 'it answers 404' },
  ])
})

test('an answer of 400 is an error', async () => {
  const { origin } = await startHost()
  expect(await findDeadLinks([page('/a', [`${origin}/400`])], config)).toMatchObject([{ reason: 'it answers 400' }])
})

test('the reason says why a request failed: no answer in time, or the code or message of the error', async () => {
  const failures = [
    new DOMException('It was aborted.', 'TimeoutError'),
    new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }),
    new TypeError('fetch failed'),
  ]
  for (const [error, reason] of [
    [failures[0], 'no answer in 10 s'],
    [failures[1], 'no answer (ENOTFOUND)'],
    [failures[2], 'no answer (fetch failed)'],
  ]) {
    vi.stubGlobal('fetch', () => Promise.reject(error))
    expect(await findDeadLinks([page('/a', ['//b.example/'])], config)).toMatchObject([{ reason }])
  }
})

test('each request may take ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const signals: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Response('')
  })
  await findDeadLinks([page('/a', ['https://b.example/'])], config)
  expect(timeout.mock.calls).toEqual([[10_000]])
  expect(signals).toEqual([timeout.mock.results[0]?.value])
})
