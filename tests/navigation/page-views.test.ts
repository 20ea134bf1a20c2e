import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltPages, readBuiltPage } from '../support/built-files.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { findFreePort, startTickwiseServer } from '../support/run-tickwise.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const browser = startBrowser()
const id = 'G-TEST1'
/** Where the sites expect the service, which every test starts for itself. */
let servicePort = 0

beforeAll(async () => {
  servicePort = await findFreePort()
})

const site = serveFixtureSite({}, config => withService(config, ''))
const siteThatCountsAll = serveFixtureSite({}, config => withService(config, 'respectsDoNotTrack: false'))

// What the service's script does with its list of calls, as far as it matters here.
const standIn = `
  const { origin } = new URL(document.currentScript.src)
  const send = ([type, , page]) =>
    type === 'event' && fetch(origin + '/collect?' + new URLSearchParams(page), { mode: 'no-cors', keepalive: true })
  for (const call of dataLayer) send(call)
  const push = dataLayer.push
  dataLayer.push = call => { push.call(dataLayer, call); send(call) }
`

test('the first page and each change of the path is one page view with title, address and path', async () => {
  const received = await startService()
  const { page, faults } = await openCounting()
  await expect.poll(() => paths(received)).toEqual(['/docs/first'])
  expect(await calls(page)).toEqual([
    ['js', expect.anything()],
    ['config', id, { send_page_view: false, anonymize_ip: true }],
    ['set', view(page, 'First', '/docs/first')],
    ['event', 'page_view', view(page, 'First', '/docs/first')],
  ])
  await page.locator('.prose a[href="/docs/second"]').click()
  await expect.poll(() => paths(received)).toEqual(['/docs/first', '/docs/second'])
  expect((await calls(page)).at(-1)).toEqual(['event', 'page_view', view(page, 'Second', '/docs/second')])
  await page.goBack()
  await expect.poll(() => paths(received)).toEqual(['/docs/first', '/docs/second', '/docs/first'])
  await page.goForward()
  await expect.poll(() => paths(received).length).toBe(4)
  expect(received[0]).toBe(`/script.js?id=${id}`)
  expect(faults).toEqual([])
})

test('a hash, a query and the same path again do not count as page views', async () => {
  const received = await startService()
  const { page } = await openCounting()
  await expect.poll(() => paths(received)).toEqual(['/docs/first'])
  await page.evaluate(() => {
    location.hash = 'x'
    history.replaceState(null, '', '?q=typed')
  })
  await page.evaluate(() => navigation.navigate('?q=other').finished)
  await page.evaluate(() => navigation.navigate('/docs/second?q=secret#hash').finished)
  await expect.poll(() => paths(received)).toEqual(['/docs/first', '/docs/second'])
  expect(received.join()).not.toMatch(/secret|typed|hash/)
})

test('a page restored from the back/forward cache counts again', async () => {
  const received = await startService()
  const { page } = await openCounting()
  await expect.poll(() => paths(received)).toEqual(['/docs/first'])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => paths(received)).toEqual(['/docs/first', '/docs/first'])
})

for (const [signal, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`${signal} is respected: nothing is loaded or sent, unless the configuration says otherwise`, async () => {
    const signalScript = `Object.defineProperty(navigator, '${signal}', { value: ${JSON.stringify(value)} })`
    const received = await startService()
    const { page } = await openCounting({ initScript: signalScript })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(600)
    expect(received).toEqual([])
    expect(await calls(page)).toEqual([])
    await openCounting({ initScript: signalScript, origin: siteThatCountsAll.origin })
    await expect.poll(() => paths(received)).toEqual(['/docs/first'])
  })
}

test('a blocked script is requested once, and the site keeps working', async () => {
  const received = await startService()
  const { page, faults } = await openCounting({ isBlocked: true })
  await expect.poll(() => faults).not.toEqual([])
  await page.locator('.prose a[href="/docs/second"]').click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Second')
  await page.waitForTimeout(600)
  expect(faults.filter(fault => !/ERR_FAILED/.test(fault))).toEqual([])
  expect(faults.filter(fault => fault.startsWith('failed:'))).toHaveLength(1)
  expect(received).toEqual([])
})

test('without analytics no page has settings for it, other hosts get no request, and the policy allows none', async () => {
  const { page } = await browser.visit('')
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).origin))
  const response = await page.goto('/docs/intro', { waitUntil: 'networkidle' })
  await page.waitForTimeout(600)
  expect([...hosts]).toEqual([inject('origin')])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(response?.headers()['content-security-policy']).not.toMatch(/https?:/)
  for (const path of listBuiltPages()) expect(readBuiltPage(path), path).not.toContain('data-analytics')
})

test('in development nothing is counted', async () => {
  const { root, config, write } = createFixtureSite()
  write('site.config.ts', withAnalytics(config, `id: '${id}'`))
  const server = await startTickwiseServer('dev', '--root', root)
  onTestFinished(server.stop)
  expect(await (await fetch(`${server.origin}/docs/first`)).text()).not.toContain(id)
})

/** A service on this machine that answers with its script; the result lists all that is asked of it. */
async function startService(): Promise<string[]> {
  const received: string[] = []
  const server = createServer((request, response) => {
    received.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(standIn)
  }).listen(servicePort, '127.0.0.1')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  await once(server, 'listening')
  return received
}

interface Counting {
  origin?: string
  initScript?: string
  isBlocked?: boolean
}

/** A page of a site that reports its page views to the service. */
async function openCounting({ origin = site.origin, initScript, isBlocked = false }: Counting = {}) {
  const { page, faults } = await browser.open('')
  if (initScript) await page.addInitScript(initScript)
  if (isBlocked) await page.route(`${serviceOrigin()}/**`, route => route.abort())
  await page.goto(`${origin}/docs/first`)
  return { page, faults }
}

function serviceOrigin(): string {
  return `http://127.0.0.1:${servicePort}`
}

function withService(config: string, settings: string): string {
  const origin = serviceOrigin()
  return withAnalytics(config, `id: '${id}', script: '${origin}/script.js', connect: ['${origin}'], ${settings}`)
}

function withAnalytics(config: string, settings: string): string {
  return config.replace('footer:', `analytics: { ${settings} },\n  footer:`)
}

/** Calls that wait for the service's script or were taken by it. */
function calls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map(call => [...(call as IArguments)]))
}

/** Paths of the page views a service received. */
function paths(received: string[]): (string | null)[] {
  return received
    .filter(url => url.startsWith('/collect'))
    .map(url => new URLSearchParams(url.split('?')[1]).get('page_path'))
}

function view(page: Page, title: string, path: string) {
  return { page_title: `${title} | Tiny`, page_location: new URL(path, page.url()).href, page_path: path }
}
