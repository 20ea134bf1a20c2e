import { renameSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { buildIdFile } from '../build-id.ts'
import { createSiteHandler, startPreviewServer } from './preview-server.ts'

const files = {
  'index.html': 'Home',
  '404.html': 'Nothing here',
  'docs/a.html': 'A',
  'feed.xml': 'Feed',
  'docs/no-extension': 'x',
  '.hosting/Caddyfile.txt': 'x',
  _headers: '',
  '.well-known/security.txt': 'Write to us',
  _redirects: '/größe /docs/a 301\n/docs /docs/a 301\n',
}
const rules = (base = '') =>
  `${base}/*\n  X-Site: yes\n  Strict-Transport-Security: max-age=1\n\n${base}/feed.xml\n  Cache-Control: max-age=60\n`

/** Serves the folder; returns a function that requests a path and returns the answer in one line. */
async function serve(folder: string) {
  const handle = createSiteHandler(folder)
  const server = createServer((request: IncomingMessage, response) => handle(request, response)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' })
    const { status, headers } = response
    return { status, headers, text: await response.text(), location: headers.get('location') }
  }
}

test.each([
  ['/', 200, 'Home'],
  ['/docs/a', 200, 'A'],
  ['/feed.xml?x', 200, 'Feed'],
  ['/.well-known/security.txt', 200, 'Write to us'],
  ['/docs/b', 404, 'Nothing here'],
  ['/404', 404, 'Nothing here'],
  ['/docs/no-extension', 404, 'Nothing here'],
  ['/_headers', 404, 'Nothing here'],
  ['/.hosting/Caddyfile.txt', 404, 'Nothing here'],
  ['/%ff', 404, 'Nothing here'],
])('%s is answered with %i', async (path, status, text) => {
  const get = await serve(folderForTest(files))
  expect(await get(path)).toMatchObject({ status, text })
})

test.each([
  ['/docs/a.html', '/docs/a'],
  ['/docs/a/?x', '/docs/a?x'],
  ['/gr%C3%B6%C3%9Fe', '/docs/a'],
  ['/docs', '/docs/a'],
])('%s moves to %s', async (path, location) => {
  const get = await serve(folderForTest({ ...files, _headers: rules() }))
  const answer = await get(path)
  expect(answer).toMatchObject({ status: 301, location })
  expect(answer.headers.get('x-site')).toBe('yes')
})

test('headers are those of the rules, without the one for https; pages are revalidated', async () => {
  const get = await serve(folderForTest({ ...files, _headers: rules() }))
  const headersOf = async (path: string) => {
    const { headers } = await get(path)
    return ['x-site', 'cache-control', 'strict-transport-security'].map(name => headers.get(name))
  }
  expect(await headersOf('/docs/a')).toEqual(['yes', 'no-cache', null])
  expect(await headersOf('/feed.xml')).toEqual(['yes', 'max-age=60', null])
  expect(await headersOf('/docs/b')).toEqual(['yes', 'no-cache', null])
})

test('a site below a base path is served there', async () => {
  const get = await serve(
    folderForTest({ ...files, _headers: rules('/site'), _redirects: '/site/docs /site/docs/a 301\n' }),
  )
  expect(await get('/site/feed.xml')).toMatchObject({ status: 200, text: 'Feed' })
  expect((await get('/site/feed.xml')).headers.get('cache-control')).toBe('max-age=60')
  expect(await get('/')).toMatchObject({ status: 301, location: '/site/' })
  expect(await get('/site/docs')).toMatchObject({ status: 301, location: '/site/docs/a' })
  expect(await get('/feed.xml')).toMatchObject({ status: 404 })
})

test('other methods than GET and HEAD are not allowed', async () => {
  const get = await serve(folderForTest(files))
  const answer = await get('/', 'POST')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

test('a folder without the files for hosts is served too', async () => {
  const get = await serve(folderForTest({ 'index.html': 'Home' }))
  expect(await get('/')).toMatchObject({ status: 200, text: 'Home' })
  expect(await get('/a')).toMatchObject({ status: 404, text: '' })
})

test('files are read again after a build that left the folder itself as it was', async () => {
  const folder = folderForTest({ ...files, [buildIdFile]: 'first' })
  const time = new Date(2024, 0)
  utimesSync(folder, time, time)
  const server = await startPreviewServer(folder, 0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const get = async () => (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/a`)).text()
  expect(await get()).toBe('A')
  writeFileSync(join(folder, 'docs/a.html'), 'B')
  writeFileSync(join(folder, 'id'), 'second')
  renameSync(join(folder, 'id'), join(folder, buildIdFile))
  utimesSync(folder, time, time)
  expect(await get()).toBe('B')
})
