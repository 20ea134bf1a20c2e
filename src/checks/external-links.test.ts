import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findDeadLinks } from './external-links.ts'
import { collectLinks } from './links.ts'

/** A host on this machine: `/405` answers GET alone, `/404` is gone, `/403` refuses, all else is there. */
async function host() {
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

test('links that are gone are found, each address asked for once; refusals and hosts without HEAD are fine', async () => {
  const { origin, requests } = await host()
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
    { paths: ['/a'], href: `${origin}/404#x`, trouble: 'it answers 404' },
    { paths: ['/b'], href: `${origin}/404`, trouble: 'it answers 404' },
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

test('a host that cannot be reached is told by its error', async () => {
  expect(await findDeadLinks([page('/a', ['http://127.0.0.1:1/'])], config)).toMatchObject([
    { trouble: expect.stringMatching(/^no answer \(/) },
  ])
})

test('no more than eight are asked at once, and the pages that every page links to for itself never', async () => {
  const { origin, requests, busiest } = await host()
  const links = Array.from({ length: 30 }, (_, number) => `${origin}/${number}`)
  const own = [`${origin}/edit/content/docs/a.md`, `${origin}/issues/new?title=A`, 'https://tiny.example/docs/a']
  const made = { ...config, editUrl: `${origin}/edit/`, reportUrl: `${origin}/issues/new?title={title}` }
  expect(await findDeadLinks([page('/a', [...links, ...own])], made)).toEqual([])
  expect(requests).toHaveLength(30)
  expect(busiest()).toBeLessThanOrEqual(8)
})
