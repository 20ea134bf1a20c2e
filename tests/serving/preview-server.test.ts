import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dropTransportSecurity, readUnderscoreHeaders } from '../../src/outputs/hosting/underscore-files.ts'
import { listBuiltFiles, listBuiltPages, readBuilt } from '../support/built-files.ts'
import { listServerHosts, type RunningHost } from '../support/hosts/server-hosts.ts'
import { sendRawRequest, testHost } from '../support/hosts/test-host.ts'
import { runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'

const origin = inject('origin')
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers })

testHost(() => ({
  origin,
  rules: readUnderscoreHeaders(readBuilt('_headers')).map(dropTransportSecurity),
}))

describe.each(listServerHosts())('%s with the configuration of the build', (_, start) => {
  let running: RunningHost
  beforeAll(async () => {
    running = await start(inject('dist'))
  })
  afterAll(() => running?.stop())

  testHost(() => ({ origin: running.origin, rules: readUnderscoreHeaders(readBuilt('_headers')) }))
})

// Others may answer requests for other hosts; nobody sends them here by mistake.
test('a request for another host is not found', async () => {
  expect((await sendRawRequest(origin, 'http://evil.example/docs/intro')).status).toBe(404)
})

test('on this machine no header asks for https', async () => {
  const { headers } = await get('/')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^']+';/)
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('text is compressed with brotli or gzip, whichever the client accepts', async () => {
  expect((await get('/docs/intro', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
  expect((await get('/docs/intro', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  expect((await get('/docs/intro', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
})

test('every doc and post has a Markdown twin', () => {
  const pages = listBuiltPages().filter(path => /^\/(?:docs(?!\/category\/)|blog)\/./.test(path))
  const articles = pages.filter(path => !/^\/blog\/(?:archive|tags|page)(?:\/|$)/.test(path))
  const files = new Set(listBuiltFiles(inject('dist')))
  expect(articles.length).toBeGreaterThan(60)
  expect(articles.filter(path => !files.has(`${path}.md`))).toEqual([])
})

test('a Markdown twin is served as Markdown with its title, on top and as heading', async () => {
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

test.each(['preview', 'dev'])('%s reports a port in use in one line with what to do, and ends', async command => {
  const server = await startTickwiseServer('preview')
  const { code, output } = await runTickwise(command, '--port', String(server.port))
  await server.stop()
  expect(code).toBe(1)
  expect(output).toBe(`Port ${server.port} is in use. Choose another: PORT=${server.port + 1} npm run ${command}\n`)
})

test('help shows the usage', async () => {
  const { code, output } = await runTickwise('build', '--help')
  expect(code).toBe(0)
  expect(output).toMatch(/^Usage: tickwise dev\|build\|preview\|start/)
})

test.each([
  [['preview', '--port', 'x']],
  [['bild']],
  [['build', '--rot', '.']],
  [['build', '--out', '.']],
  [['build', '--out', 'src']],
  [['build', '--root', mkdtempSync(join(tmpdir(), 'empty-'))]],
])('the wrong command line %j is answered with the usage', async args => {
  const { code, output } = await runTickwise(...args)
  expect(code).toBe(2)
  expect(output).toContain('Usage: tickwise dev|build|preview|start')
})
