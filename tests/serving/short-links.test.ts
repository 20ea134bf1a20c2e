import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPreviewServer } from '../../src/build/preview/preview-server.ts'
import { rewriteAddress } from '../../src/search/search-settings.ts'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltPages, readBuilt } from '../support/built-files.ts'
import { sampleCases } from '../support/long-run.ts'

const browser = startBrowser()
const rewrite = { from: '/docs/', to: '/' }
const docs = listBuiltPages().filter(path => path.startsWith(rewrite.from))

/** The same site on a host without redirects. */
let plainHost: Server
let plainOrigin = ''

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tickwise-plain-'))
  cpSync(inject('dist'), folder, {
    recursive: true,
    filter: path => !['_redirects', 'social'].includes(basename(path)),
  })
  plainHost = await startPreviewServer(folder, 0)
  plainOrigin = `http://localhost:${(plainHost.address() as AddressInfo).port}`
  plainHost.once('close', () => rmSync(folder, { recursive: true, force: true }))
})

afterAll(async () => {
  plainHost.close()
  plainHost.closeAllConnections()
  await once(plainHost, 'close')
})

/** What may follow a doc's address; to all but the first neither query nor hash comes alone, for the sake of time. */
function endsOf(doc: string, index: number): string[] {
  const [, id = ''] = /<h2 id="([^"]+)"/.exec(readBuilt(`${doc}.html`)) ?? []
  const hash = id && `#${id}`
  return index === 0 ? ['', '?from=search', hash, `?from=search${hash}`] : ['', `?from=search${hash}`]
}

const addresses = sampleCases(docs, 4).flatMap((doc, index) => endsOf(doc, index).map(end => doc + end))

test('there is a short link for every doc and category page', () => {
  expect(docs.length).toBeGreaterThan(35)
  expect(docs.map(doc => rewriteAddress(doc, rewrite)).filter(shown => shown.startsWith('/docs/'))).toEqual([])
})

for (const [host, origin] of [
  ['a host with redirects', () => inject('origin')],
  ['a host without redirects', () => plainOrigin],
] as const) {
  test(`loaded in full from ${host}, a short link ends at its page with query and hash`, async () => {
    const { page, faults } = await browser.visit('')
    const wrong: string[] = []
    for (const address of addresses) {
      await page.goto(origin() + rewriteAddress(address, rewrite), { waitUntil: 'commit' })
      await page.waitForURL(url => url.pathname.startsWith('/docs/'), { waitUntil: 'domcontentloaded' })
      if ((await whereIs(page)) !== address) wrong.push(`${address}: ${page.url()}`)
    }
    expect(wrong).toEqual([])
    expect(faults).toEqual([])
  })

  test(`followed within a page of ${host}, a short link ends at its page with query and hash, without a full load`, async () => {
    const { page } = await browser.visit('')
    await page.goto(`${origin()}/blog`)
    await waitForControls(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const wrong: string[] = []
    for (const address of addresses) {
      await followLink(page, rewriteAddress(address, rewrite))
      await page.waitForURL(url => url.pathname + url.search + url.hash === address).catch(() => {})
      if ((await whereIs(page)) !== address) wrong.push(`${address}: ${page.url()}`)
    }
    expect(wrong).toEqual([])
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test(`on ${host} the heading a short link names is what the reader sees`, async () => {
    const { page } = await browser.visit('')
    const [, address = ''] = endsOf('/docs/concepts/joins', 1).map(end => `/docs/concepts/joins${end}`)
    await page.goto(`${origin()}/blog`)
    await waitForControls(page)
    await followLink(page, rewriteAddress(address, rewrite))
    const heading = page.locator(`[id="${address.split('#')[1]}"]`)
    await expect.poll(() => heading.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(200)
    await page.goto('about:blank')
    await page.goto(origin() + rewriteAddress(address, rewrite))
    await expect.poll(() => heading.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(200)
  })
}

test('a host without redirects still redirects without scripts', async () => {
  const { page } = await browser.visit('', { javaScriptEnabled: false })
  await page.goto(`${plainOrigin}/concepts/joins`)
  await page.waitForURL('**/docs/concepts/joins')
  expect(await page.locator('h1').count()).toBe(1)
})

/** The address of the page, if it was found. */
async function whereIs(page: Page): Promise<string> {
  const { pathname, search, hash } = new URL(page.url())
  return (await page.title()).startsWith('Page Not Found') ? 'not found' : pathname + search + hash
}
