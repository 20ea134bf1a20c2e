import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { cacheNames, clearDataMessage, saveSearchMessage } from '../../src/offline/worker-contract.ts'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { listBuiltFiles, listBuiltPages, readBuilt } from '../support/built-files.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { shareProxiedSite } from '../support/hosts/proxied-site.ts'
import { sampleCases } from '../support/long-run.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import { serveRunnerPage } from '../support/runner-page.ts'
import { askSearch, openSearch, searchOptions } from '../support/search-screens.ts'

const reader = serveReaderSite()
const site = shareProxiedSite(reader)
/** Has the worker of a new build, for which every worker of its address would be exchanged, those of other tests too. */
const rebuilt = shareProxiedSite(reader)
const siteWithoutOffline = serveRunnerPage()
const browser = startBrowser(site)
const openShared = browser.share('/docs/intro?offline=on')
const heading = (page: Page) => page.locator('h1').textContent()
const note = (page: Page) => page.locator('.saved-copy')

beforeEach(() => {
  site.restore()
  rebuilt.restore()
})

test('the worker starts once the page is at rest; visited pages open without a network and say when they were saved', async () => {
  const { page, faults } = await openWithNewWorker('/docs/intro', reader.origin)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect.poll(() => heading(page)).toBe('Blog')
  expect(await note(page).count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  expect(await heading(page)).toBe('Blog')
  expect(await note(page).textContent()).toMatch(
    /^Saved copy of \d+ \w+ \d{4}, \d\d:\d\d UTC: the network is away or slow\.$/,
  )
  const saved = new Date((await note(page).locator('time').getAttribute('datetime')) ?? '')
  expect(Math.abs(Date.now() - saved.getTime())).toBeLessThan(60_000)
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click()
  await expect.poll(() => heading(page)).toContain('Start')
  expect(await note(page).count()).toBe(1)
  await page.context().setOffline(false)
  await page.reload()
  expect(await note(page).count()).toBe(0)
})

test('a page that was not read shows the offline page, with links to those that were', async () => {
  const { page } = await openWithWorker('/docs/intro')
  await page.context().setOffline(true)
  const response = await page.goto('/docs/tutorials/feed', { waitUntil: 'domcontentloaded' })
  expect(response?.status()).toBe(503)
  expect(await heading(page)).toBe('You are offline')
  await page.locator('#saved-pages').getByRole('link', { name: 'Start here', exact: true }).click()
  await expect.poll(() => heading(page)).toContain('Start')
  await page.goto('/docs/intro?from=letter')
  expect(await note(page).count()).toBe(1)
})

test('files fetched by a search are available without a network, texts in a separate cache', async () => {
  const { page } = await openWithWorker('/docs/intro')
  const { index } = JSON.parse((await page.locator('html').getAttribute('data-search')) ?? '{}') as { index: string }
  const text = listBuiltFiles(reader.dist).find(path => path.startsWith('/assets/search/text/')) ?? ''
  const readText = (path: string) => page.evaluate(async path => (await fetch(path)).text(), path)
  const { index: name } = JSON.parse(await readText(index)) as { index: string }
  const files = [`/assets/search/${name}.json`, text]
  const sizes = async () => (await Promise.all(files.map(readText))).map(({ length }) => length)
  const online = await sizes()
  await expect.poll(() => savedPaths(page, 'tickwise-texts')).toEqual([text])
  await expect.poll(() => savedPaths(page, 'tickwise-assets')).toContain(files[0])
  await page.context().setOffline(true)
  expect(JSON.parse(await readText(index))).toEqual({ index: name })
  expect(await sizes()).toEqual(online)
})

test('nothing is saved on a visit to this machine that does not ask for it, or while the reader saves data', async () => {
  const { page } = await browser.open('')
  await page.addInitScript(() => {
    const saveData = location.search.includes('offline=on')
    Object.defineProperty(navigator, 'connection', { value: { saveData } })
  })
  for (const path of ['/docs/intro', '/docs/intro?offline=on']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await waitForControls(page)
    await page.waitForTimeout(500)
    expect(await leftovers(page), path).toEqual([])
  }
})

test('only final pages are saved: no redirects, no pages that are not found, no files', async () => {
  const { page } = await openWithWorker('/docs/intro')
  await page.goto('/concepts/joins')
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
  await page.goto('/nope')
  await page.evaluate(() =>
    Promise.all(['/concepts/fby', '/docs/', '/sitemap.xml', '/docs/intro.md'].map(path => fetch(path))),
  )
  await page.goto('/blog')
  await expect.poll(() => savedPaths(page, 'tickwise-pages')).toContain('/blog')
  const paths = await savedPaths(page, 'tickwise-pages')
  const pages = listBuiltPages(reader.dist)
  expect(paths.filter(path => !pages.includes(path) || path === '/404')).toEqual([])
})

test('a page that a short link leads to is saved under its own address', async () => {
  const { page } = await openWithWorker('/docs/intro')
  await followLink(page, '/concepts/joins')
  await expect.poll(() => heading(page)).toBe('Joins')
  await expect.poll(() => savedPaths(page, 'tickwise-pages')).toContain('/docs/concepts/joins')
  expect(await savedPaths(page, 'tickwise-pages')).not.toContain('/concepts/joins')
  await page.context().setOffline(true)
  await page.reload()
  expect(await heading(page)).toBe('Joins')
})

test('the last sixty pages read are kept', async () => {
  const { page } = await openWithWorker('/docs/intro')
  const paths = listBuiltPages(reader.dist).slice(1, 71)
  await page.evaluate(async addresses => {
    for (const address of addresses) await fetch(address)
  }, paths)
  await expect.poll(() => savedPaths(page, 'tickwise-pages')).toHaveLength(60)
  expect(await savedPaths(page, 'tickwise-pages')).toContain(paths.at(-1))
})

test('on a slow network the saved copy is there after three seconds', async () => {
  const { page } = await openWithWorker('/docs/intro')
  site.delayMs = 6000
  const started = Date.now()
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' })
  expect(await note(page).count()).toBe(1)
  expect(Date.now() - started).toBeGreaterThan(2900)
  expect(Date.now() - started).toBeLessThan(5500)
})

test('a new build takes over at once, and no open page reloads or loses its files', async () => {
  const { page, faults } = await openWithNewWorker('/docs/intro', rebuilt.origin)
  const old = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
  let loads = 0
  page.on('load', () => loads++)
  rebuilt.change = (text, path) => {
    if (old.endsWith(path)) return undefined
    if (path.startsWith('/offline')) return text.replaceAll('You are offline', 'You are still offline')
    return path === '/service-worker.js' ? withNewBuild(text) : text
  }
  await page.evaluate(async () => {
    const taken = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await (await navigator.serviceWorker.getRegistration())?.update()
    await taken
  })
  await page.waitForTimeout(1000)
  expect(loads).toBe(0)
  await page.reload({ waitUntil: 'networkidle' })
  expect(loads).toBe(1)
  expect(await page.evaluate(async address => (await fetch(address)).status, old)).toBe(200)
  expect(faults).toEqual([])
  rebuilt.isDown = true
  await page.goto('/docs/tutorials/feed')
  expect(await heading(page)).toBe('You are still offline')
})

test('the worker of a new build saves its controls before a page asks for them', async () => {
  const { page } = await openWithNewWorker('/docs/intro', rebuilt.origin)
  const controls = listBuiltFiles(reader.dist).filter(path => /^\/assets\/controls-[\w-]+\.(?:js|css)$/.test(path))
  expect(controls).toHaveLength(2)
  await page.evaluate(() => caches.delete('tickwise-assets'))
  rebuilt.change = (text, path) => (path === '/service-worker.js' ? withNewBuild(text) : text)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => savedPaths(page, 'tickwise-assets')).toEqual(expect.arrayContaining(controls))
})

test('where the site switches it off, the worker and everything it saved are removed', async () => {
  const { page } = await openWithNewWorker('/docs/intro')
  site.change = text => text.replace('<html ', '<html data-offline="off" ')
  await page.reload()
  await waitForControls(page)
  await expect.poll(() => leftovers(page)).toEqual([])
})

test('a site that has switched it off has neither worker nor offline page', async () => {
  const files = listBuiltFiles(siteWithoutOffline.dist)
  expect(files.filter(path => /^\/(?:offline\.html|service-worker\.js)/.test(path))).toEqual([])
  expect(readBuilt('index.html', siteWithoutOffline.dist)).toContain('data-offline="off"')
})

test('with one button all docs are saved, and then open without a network, with their controls', async () => {
  const { page, faults } = await openWithWorker('/about/about')
  site.delayMs = 60
  await keepAllDocs(page)
  await page.getByRole('progressbar', { name: 'Saved docs' }).waitFor()
  await page.getByText(/^\d+ of 17 docs$/).waitFor()
  const button = page.getByRole('button', { name: 'Keep all docs for reading offline' })
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('All docs are saved in this browser.').waitFor()
  expect(faults).toEqual([])
  expect(await savedPaths(page, 'tickwise-pages')).not.toContain('/docs/tutorials/feed')
  await page.context().setOffline(true)
  const docs = listBuiltPages(reader.dist).filter(path => path.startsWith('/docs/'))
  expect(await pathsWithoutSavedCopy(page, docs)).toEqual([])
  for (const path of sampleCases(docs, 3)) {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    expect([path, await note(page).count()]).toEqual([path, 1])
  }
  await page.goto('/docs/tutorials/feed')
  await page.getByRole('button', { name: 'Pressed 0' }).click()
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor()
  await page.context().setOffline(false)
  await page.goto('/about/about')
  await scrollToOfflineDocs(page)
  await page.getByRole('button', { name: 'Remove them' }).click()
  await page.getByText('The docs are removed from this browser.').waitFor()
  expect(await savedPaths(page, 'tickwise-docs')).toEqual([])
})

test('a doc that cannot be fetched is reported, and Retry continues from there', async () => {
  const { page } = await openWithWorker('/about/about')
  let isBroken = true
  const asked: string[] = []
  site.change = (text, path) => {
    asked.push(path)
    return isBroken && path === '/docs/tutorials/tickerplant' ? undefined : text
  }
  await keepAllDocs(page)
  await page.getByText(/^A file could not be saved: /).waitFor()
  isBroken = false
  asked.length = 0
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('All docs are saved in this browser.').waitFor()
  expect(asked).toContain('/docs/tutorials/tickerplant')
  expect(asked).not.toContain('/docs/concepts/attributes')
  // Once they are removed, all are fetched again.
  await page.getByRole('button', { name: 'Remove them' }).click()
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).click()
  await page.getByText('All docs are saved in this browser.').waitFor()
  expect(await savedPaths(page, 'tickwise-docs')).toContain('/docs/concepts/joins')
})

test('full storage is reported', async () => {
  const { page } = await openWithWorker('/about/about')
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  })
  await keepAllDocs(page)
  await page.getByText(/^The storage of this browser is full/).waitFor()
  await page.getByRole('button', { name: 'Remove them' }).click()
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).waitFor()
})

test('without a worker one sentence says when the button is there', async () => {
  const { page } = await browser.open('/about/about')
  await scrollToOfflineDocs(page)
  await page.waitForSelector('x-island[name=offline-docs][data-live]')
  expect(await page.locator('#offline-docs').textContent()).toMatch(/^The button that saves all docs appears here when/)
})

test('"Clear my data" removes the worker and all it saved', async () => {
  const { page } = await openWithNewWorker('/about/about')
  await keepAllDocs(page)
  await page.getByText('All docs are saved in this browser.').waitFor()
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText(/keeps nothing/).waitFor()
  expect(await leftovers(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).waitFor()
})

test('a worker that was asked to clear its data saves nothing more', async () => {
  const { page } = await openWithNewWorker('/docs/intro')
  const asset = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '')
  await page.evaluate(
    async ([clear, saveSearch, file]) => {
      const { active } = await navigator.serviceWorker.ready
      const { port1, port2 } = new MessageChannel()
      const answered = new Promise(resolve => {
        port1.onmessage = resolve
      })
      active?.postMessage(clear, [port2])
      await answered
      for (const name of await caches.keys()) await caches.delete(name)
      active?.postMessage(saveSearch)
      await Promise.all(['/blog', '/docs/concepts/joins', file].map(address => fetch(address)))
    },
    [clearDataMessage, saveSearchMessage, asset] as const,
  )
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the part about reading offline and the offline page pass axe, light and dark', async () => {
  const { page } = await openWithWorker('/about/about')
  site.delayMs = 1000
  await keepAllDocs(page)
  await page.getByRole('progressbar', { name: 'Saved docs' }).waitFor()
  const violations = { saving: await findAxeViolationsInBothModes(page, 'main') }
  site.delayMs = 0
  await page.getByText('All docs are saved in this browser.').waitFor()
  Object.assign(violations, { saved: await findAxeViolationsInBothModes(page, 'main') })
  await page.context().setOffline(true)
  for (const path of ['/docs/intro', '/nope']) {
    await page.goto(path)
    Object.assign(violations, { [path]: await findAxeViolationsInBothModes(page, 'main') })
  }
  expect(violations).toEqual({ saving: [], saved: [], '/docs/intro': [], '/nope': [] })
})

test('search that was never used works without a network, in the dialog and on its page, once a second page was opened', async () => {
  const { page } = await openWithSearch()
  await page.context().setOffline(true)
  await expectSearchWorks(page)
})

test('a file of search that has gone from the cache is saved again, and the search page with it', async () => {
  const { page } = await openWithSearch()
  const asked: string[] = []
  site.change = (text, path) => {
    asked.push(path)
    return text
  }
  const file = (await savedPaths(page, 'tickwise-assets')).find(path => path.includes('/search-dialog-')) ?? ''
  await page.evaluate(
    async ([path, message]) => {
      await (await caches.open('tickwise-assets')).delete(path)
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage(message)
    },
    [file, saveSearchMessage] as const,
  )
  await expect.poll(() => savedPaths(page, 'tickwise-assets')).toContain(file)
  await expect.poll(() => asked).toEqual(['/search'])
})

test('kept docs bring search with its styles, though nothing else is saved', async () => {
  const { page } = await openWithWorker('/about/about')
  await keepAllDocs(page)
  await page.getByText('All docs are saved in this browser.').waitFor()
  await page.evaluate(() => Promise.all(['tickwise-assets', 'tickwise-pages'].map(name => caches.delete(name))))
  await page.context().setOffline(true)
  await page.goto('/docs/concepts/fby')
  await expectSearchWorks(page)
})

test('short links and untidy addresses of a saved page lead to it without a network, with query and hash', async () => {
  const { page } = await openWithWorker('/docs/intro')
  await page.context().setOffline(true)
  for (const path of [
    '/intro',
    '/intro/',
    '/docs/intro/',
    '/docs/intro.html',
    '/docs/intro/index.html',
    '/docs',
    '/docs/',
  ]) {
    const response = await page.goto(`${path}?from=letter#install-it`, { waitUntil: 'commit' })
    const { pathname, search, hash } = new URL(page.url())
    expect([path, response?.status(), pathname + search + hash]).toEqual([
      path,
      200,
      '/docs/intro?from=letter#install-it',
    ])
  }
  await page.goto('/nope')
  await waitForControls(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await followLink(page, '/intro')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/intro')
  expect(await heading(page)).toBe('Start here')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the note of a saved copy is beside the sidebar, whose line does not cross it', async () => {
  const { page } = await openWithWorker('/docs/intro')
  await page.context().setOffline(true)
  await page.reload()
  const [text, sidebar] = await Promise.all([note(page).boundingBox(), page.locator('#sidebar').boundingBox()])
  if (!text || !sidebar) throw new Error('One of them does not show.')
  expect(text.x).toBeGreaterThan(sidebar.x + sidebar.width)
  expect(await note(page).evaluate(element => element.nextElementSibling?.getBoundingClientRect().top)).toBeGreaterThan(
    text.y + text.height,
  )
})

/** A reader who has opened two pages and not searched; the files of search have been saved. */
async function openWithSearch() {
  const opened = await openWithWorker('/docs/intro')
  await opened.page.goto('/docs/concepts/fby')
  await waitForControls(opened.page)
  // It is saved last.
  await expect.poll(() => savedPaths(opened.page, 'tickwise-pages')).toContain('/search')
  return opened
}

/** Asks the dialog of the present page and then the search page, which must have their styles. */
async function expectSearchWorks(page: Page) {
  await openSearch(page)
  await askSearch(page, 'as-of join')
  await expect.poll(() => searchOptions(page).allTextContents()).toContain('As-of join')
  await page.goto('/search?q=attributes')
  await page.locator('.search-results').getByRole('link', { name: 'Attributes', exact: true }).first().waitFor()
  expect(await note(page).count()).toBe(1)
  // A stylesheet that could not be fetched is in the list too; reading its rules throws.
  const ruleCounts = await page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length))
  expect(ruleCounts).toHaveLength(await page.locator('link[rel=stylesheet]').count())
  expect(Math.min(...ruleCounts)).toBeGreaterThan(0)
}

/** A reader with the worker, for whom nothing is saved but what `path` needs. */
async function openWithWorker(path: string) {
  const opened = await openShared()
  const { page, faults } = opened
  await page.context().setOffline(false)
  if (new URL(page.url()).origin !== site.origin) await page.goto('/docs/intro')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(names => Promise.all(names.map(name => caches.delete(name))), Object.values(cacheNames))
  faults.length = 0
  await page.goto(path)
  await waitForControls(page)
  await waitUntilSaved(page, path)
  return opened
}

/** A reader whose browser has just got the worker. */
async function openWithNewWorker(path: string, baseURL = site.origin) {
  const opened = await browser.open('', { baseURL })
  await opened.page.goto(`${path}?offline=on`)
  await waitForControls(opened.page)
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await waitUntilSaved(opened.page, path)
  return opened
}

async function waitUntilSaved(page: Page, path: string) {
  await expect.poll(() => savedPaths(page, 'tickwise-pages')).toContain(path)
  await page.waitForLoadState('networkidle')
}

/** Other than by Playwright's own scrolling, which fails when the island replaces the element meanwhile. */
const scrollToOfflineDocs = (page: Page) => page.locator('#offline-docs').evaluate(element => element.scrollIntoView())

/** The button comes once the worker runs and the island is in view. */
async function keepAllDocs(page: Page) {
  await scrollToOfflineDocs(page)
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).click()
}

function savedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async name => {
    const keys = (await caches.has(name)) ? await (await caches.open(name)).keys() : []
    return keys.map(({ url }) => new URL(url).pathname)
  }, cacheName)
}

/** Those of `paths` that are not saved copies when fetched like the page of a link. */
function pathsWithoutSavedCopy(page: Page, paths: string[]): Promise<string[]> {
  return page.evaluate(async addresses => {
    const pages = await Promise.all(addresses.map(async address => (await fetch(address)).text()))
    const parser = new DOMParser()
    return addresses.filter(
      (_, index) => !parser.parseFromString(pages[index] ?? '', 'text/html').querySelector('.saved-copy'),
    )
  }, paths)
}

/** What the worker leaves in the browser: registrations, caches, and notes about when files were used. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)
    const left = [...registrations, ...(await caches.keys())]
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    for (const name of names) {
      const database = await new Promise<IDBDatabase>(resolve => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const request = database.transaction(store).objectStore(store).getAllKeys()
        await new Promise(resolve => {
          request.onsuccess = resolve
        })
        left.push(...request.result.map(String))
      }
      database.close()
    }
    return left
  })
}

/** The worker as another build writes it. */
function withNewBuild(worker: string): string {
  return worker
    .replace(/("\/offline","revision":")\w+/, '$1new')
    .replace(/\{"url":"\/assets\/client-[\w-]+\.js".*?\},/, '')
}
