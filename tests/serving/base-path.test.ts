import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readUnderscoreHeaders } from '../../src/outputs/hosting/underscore-files.ts'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltFiles, readBuilt, readEntryScript } from '../support/built-files.ts'
import { createSharedFixtureSite, type FixtureSite, removeSite } from '../support/fixture-site.ts'
import { listServerHosts } from '../support/hosts/server-hosts.ts'
import { sendRawRequest } from '../support/hosts/test-host.ts'
import { runTickwise, startTickwiseServer } from '../support/run-tickwise.ts'
import { askSearch, openSearch, searchOptions } from '../support/search-screens.ts'

const base = '/docs-site'
const config = (text: string) =>
  text
    .replace(
      "url: 'https://tiny.example',",
      `url: 'https://tiny.example',\n  base: '${base}/',\n  stylesheet: '/site.css',`,
    )
    .replace(
      'socialImages: false,',
      `versions: [
    { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs' },
    { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'content/docs-1.0' },
  ],`,
    )
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const browser = startBrowser()
const heading = (page: Page) => page.locator('h1').textContent()
const path = (page: Page) => new URL(page.url()).pathname
let site: FixtureSite
let dist: string
let server: Awaited<ReturnType<typeof startTickwiseServer>>

beforeAll(async () => {
  site = createSharedFixtureSite({
    'static/icon.svg': icon,
    'static/site.css': ':root { --market: rgb(1 2 3) }',
    'content/docs/picture.svg': icon,
    'content/docs-1.0/first.md': '---\ntitle: First\n---\n\nThe first version.\n',
    'content/docs/addresses.md': [
      '---\ntitle: Addresses\n---\n\nTo [a page](/docs/first), [a file](/icon.svg), [the home page](/) and ![a picture](./picture.svg).',
      '<p style="background: url(/icon.svg)"><img src="/icon.svg" srcset="/icon.svg 1x, /icon.svg 2x" alt="Icon"></p>',
      '```html\n<a href="/docs/first">text</a>\n```\n',
    ].join('\n\n'),
  })
  site.write('site.config.ts', config(site.config))
  dist = join(site.root, 'dist')
  const { code, output } = await runTickwise('build', '--root', site.root)
  expect(code, output).toBe(0)
  server = await startTickwiseServer('preview', '--root', site.root)
})

afterAll(async () => {
  await server?.stop()
  removeSite(site)
})

test('the stylesheet that the configuration names sets colours after the generator has', async () => {
  const { page } = await browser.open(`${server.origin}${base}/docs/first`)
  const sheets = await page
    .locator('link[rel=stylesheet]:has(~script[type=module])')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(sheets.at(-1)).toBe(`${base}/site.css`)
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--market'))
  expect(colour).toBe('rgb(1 2 3)')
})

test('no address in what a build writes leaves the base path', () => {
  const addresses = listBuiltFiles(dist).flatMap(file => {
    // Text as it was read, code, and pictures.
    if (/^\/(?:\.|assets\/(?:search\/text\/|.*\.js$))|\.png$/.test(file)) return []
    return addressesIn(file, readBuilt(file, dist)).map(address => ({ file, address }))
  })
  for (const kind of ['html', 'css', 'webmanifest', 'xml', 'json'])
    expect(addresses.filter(({ file }) => file.endsWith(`.${kind}`)).length, kind).toBeGreaterThan(0)
  expect(addresses.filter(({ address }) => !address.startsWith(`${base}/`))).toEqual([])
})

test('code that shows an address is left alone', () => {
  expect(readBuilt('docs/addresses.html', dist).replace(/<[^>]*>/g, '')).toContain('href=&quot;/docs/first&quot;')
  expect(readBuilt('docs/addresses.md', dist)).toContain('<a href="/docs/first">text</a>')
})

test('the entry script is the same for every base path', () => {
  expect(readEntryScript(dist)).toBe(readEntryScript())
})

test('a reader starts at the home page, follows links without reloading, and every page knows its own address', async () => {
  const { page, faults } = await open('/')
  expect(await heading(page)).toBe('Home of Tiny')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await expect.poll(() => heading(page)).toBe('First')
  await page.getByRole('link', { name: 'a link' }).click()
  await expect.poll(() => heading(page)).toBe('Second')
  expect(path(page)).toBe(`${base}/docs/second`)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://tiny.example${base}/docs/second`)
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
    /^https:\/\/tiny\.example\/docs-site\/social\//,
  )
  await page.goBack()
  await expect.poll(() => heading(page)).toBe('First')
  expect(faults).toEqual([])
})

test('pictures, styles written inline and the other version of the docs are found', async () => {
  const { page, faults } = await open('/docs/addresses')
  const images = page.locator('main img')
  expect(await images.count()).toBe(2)
  for (const image of await images.all())
    await expect.poll(() => image.evaluate(element => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.goto(`${server.origin}${base}/docs/1.0/first`)
  await waitForControls(page)
  const learn = page.getByRole('link', { name: 'Learn', exact: true }).first()
  expect(await learn.getAttribute('href')).toBe(`${base}/docs/1.0/first`)
  expect(faults).toEqual([])
})

test('search finds pages, shows short links that redirect, and has its page', async () => {
  const { page, faults } = await open('/docs/first')
  await openSearch(page)
  await askSearch(page, 'second')
  const hit = searchOptions(page).first()
  expect(await hit.getAttribute('href')).toBe(`${base}/second`)
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page)).toBe('Second')
  expect(path(page)).toBe(`${base}/docs/second`)
  await page.goto(`${server.origin}${base}/search?q=heading`)
  await expect.poll(() => page.locator('main').textContent()).toContain('Second')
  expect(faults).toEqual([])
})

test('short links and untidy addresses redirect; an unknown address gets suggestions', async () => {
  const location = async (address: string) => (await sendRawRequest(server.origin, address)).headers.location
  expect(await location('/')).toBe(`${base}/`)
  expect(await location(base)).toBe(`${base}/`)
  expect(await location(`${base}/second?a=1`)).toBe(`${base}/docs/second?a=1`)
  expect(await location(`${base}/docs/second/`)).toBe(`${base}/docs/second`)
  expect((await sendRawRequest(server.origin, '/docs/second')).status).toBe(404)
  const { page } = await open('/docs/secnod')
  await page.getByRole('link', { name: `${base}/docs/second` }).click()
  await expect.poll(() => heading(page)).toBe('Second')
})

test('feeds, sitemap and manifest name addresses below it', () => {
  const feed = readBuilt('blog/rss.xml', dist)
  expect(feed).toContain(`<link>https://tiny.example${base}/blog</link>`)
  expect(readBuilt('sitemap.xml', dist)).toContain(`<loc>https://tiny.example${base}/docs/second</loc>`)
  expect(JSON.parse(readBuilt('manifest.webmanifest', dist))).toMatchObject({ id: `${base}/`, scope: `${base}/` })
  expect(readBuilt('llms.txt', dist)).toContain(`(https://tiny.example${base}/docs/second.md)`)
})

test('read pages open without a network; other sites of the host are left alone', async () => {
  const { page } = await open('/docs/second?offline=on')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe(`${base}/`)
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('tickwise-pages')).keys()).length))
    .toBe(1)
  await page.context().setOffline(true)
  await page.reload()
  expect(await heading(page)).toBe('Second')
  expect(await page.locator('.saved-copy').count()).toBe(1)
  const missing = await page.goto(`${server.origin}${base}/docs/first`)
  expect(missing?.status()).toBe(503)
  expect(await page.locator('#saved-pages a').getAttribute('href')).toBe(`${base}/docs/second`)
})

test('development serves it there too', async () => {
  const dev = await startTickwiseServer('dev', '--root', site.root)
  try {
    expect(new URL((await fetch(dev.origin)).url).pathname).toBe(`${base}/`)
    const { page, faults } = await browser.open(`${dev.origin}${base}/docs/first`)
    await page.waitForSelector('html[data-development]')
    await page.getByRole('link', { name: 'a link' }).click()
    await expect.poll(() => heading(page)).toBe('Second')
    expect((await fetch(`${dev.origin}${base}/icon.svg`)).headers.get('content-type')).toContain('image/svg')
    expect((await fetch(`${dev.origin}/docs/first`)).status).toBe(404)
    await openSearch(page)
    await askSearch(page, 'first')
    expect(await searchOptions(page).first().getAttribute('href')).toBe(`${base}/first`)
    expect(faults).toEqual([])
  } finally {
    await dev.stop()
  }
})

test.each(listServerHosts())('%s serves it there', async (_, start) => {
  const host = await start(dist, base)
  try {
    const [general] = readUnderscoreHeaders(readBuilt('_headers', dist))
    const answers = async (address: string) => {
      const { status, headers } = await sendRawRequest(host.origin, address)
      return [status, headers.location]
    }
    for (const address of ['/', base, `${base}/index.html`, `${base}/index`])
      expect(await answers(address), address).toEqual([301, `${base}/`])
    expect(await answers(`${base}/docs/second.html?a`)).toEqual([301, `${base}/docs/second?a`])
    expect(await answers(`${base}//docs/second`)).toEqual([301, `${base}/docs/second`])
    expect(await answers(`${base}/second`)).toEqual([301, `${base}/docs/second`])
    for (const address of [`${base}/`, `${base}/docs/second`, `${base}/icon.svg`])
      expect(await answers(address), address).toEqual([200, undefined])
    for (const address of [
      '/docs/second',
      '/nope',
      `${base}/nope`,
      `${base}/_headers`,
      `${base}x`,
      `${base}/.hosting/Caddyfile`,
    ]) {
      const { status, body, headers } = await sendRawRequest(host.origin, address)
      expect(status, address).toBe(404)
      expect(body.toString(), address).toContain('Page Not Found')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
    const { headers } = await sendRawRequest(host.origin, `${base}/docs/second`)
    expect(headers['content-security-policy']).toBe(general?.headers['Content-Security-Policy'])
    const picture = await sendRawRequest(host.origin, `${base}/icon.svg`)
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  } finally {
    await host.stop()
  }
})

function open(address: string) {
  return browser.visit(`${server.origin}${base}${address}`).then(async opened => {
    await waitForControls(opened.page)
    return opened
  })
}

/** Addresses of a built file: paths of the host, those of the published site without its origin. */
function addressesIn(file: string, text: string): string[] {
  const absolute = [...text.matchAll(/https:\/\/tiny\.example([^"'<>\s)]*)/g)]
  const attributes = /\.html$/.test(file)
    ? [
        ...text.matchAll(/<[a-z][^>]*?\s(?:href|src|srcset|action|data-to)="(\/[^"]*)"/g),
        ...text.matchAll(/\ssrcset="[^"]*,\s*(\/[^"\s]*)/g),
        ...[...text.matchAll(/\sdata-(?:search|versions|props)="([^"]*)"/g)].flatMap(([, json = '']) => [
          ...json.matchAll(/&quot;(\/[^&]*)&quot;/g),
        ]),
      ]
    : []
  const others = {
    css: /url\(["']?(\/[^)]*)/g,
    webmanifest: /"(\/[^"]*)"/g,
    json: /"(\/(?:docs|blog|assets)[^"]*)"/g,
    xml: /href="(\/[^"]*)"/g,
  }[file.split('.').at(-1) ?? '']
  return [...absolute, ...attributes, ...(others ? text.matchAll(others) : [])].map(
    ([, address = '']) => address || '/',
  )
}
