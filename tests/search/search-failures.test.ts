import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import { blockSearchIndex, openSearch, searchDialog, searchField } from '../support/search-screens.ts'

const browser = startBrowser(serveReaderSite())
const shared = browser.shareAcrossPaths()
const browserOfThisSite = startBrowser()
const message = /^Unable to fetch results\s+You might want to check your network connection\.$/
const note = (page: Page) => page.locator('.island-error')
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })
const searchPageLink = (page: Page) => page.getByRole('link', { name: 'Open the search page' })

for (const chunk of ['attach', 'search-dialog']) {
  test.each([375, 1280])(
    `when ${chunk} does not arrive, a panel below the navbar says so and moves nothing, %i px wide`,
    async width => {
      const { page } = await openWithout(chunk, { width })
      const height = await navbarHeight(page)
      await page.locator('.search-button').click()
      await retry(page).waitFor()
      expect(await page.getByRole('alert').innerText()).toMatch(message)
      expect(await navbarHeight(page)).toBe(height)
      const box = await note(page).boundingBox()
      const navbar = await page.locator('.navbar').boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + height)
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await searchPageLink(page).click()
      await page.waitForURL('**/search')
    },
  )
}

test('without any network a panel says that search did not arrive', async () => {
  const { page, faults } = await browser.openReady('/docs/concepts/iterators')
  await page.context().setOffline(true)
  await page.locator('.search-button').click()
  await retry(page).waitFor()
  expect(await page.getByRole('alert').innerText()).toMatch(message)
  expect(faults.filter(fault => fault.startsWith('error:'))).toEqual([])
})

test('Retry keeps the focus while it fails, and opens search with what was typed once the code arrives', async () => {
  const { page } = await openWithout('attach')
  await page.locator('.search-button').focus()
  await page.keyboard.press('Enter')
  await retry(page).waitFor()
  expect(await focused(page)).toMatch(/^Search/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Retry')
  let fail = () => {}
  const failed = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/attach-*.js', async route => {
    await failed
    await route.abort()
  })
  const alerts = await countAlerts(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('as of')
  fail()
  await expect.poll(alerts).toBe(1)
  expect(await focused(page)).toBe('Retry')
  expect(await searchPageLink(page).getAttribute('href')).toMatch(/\/search\?q=as%20of$/)
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await searchField(page).waitFor()
  expect(await searchField(page).inputValue()).toBe('as of')
  expect(await note(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await focused(page)).toMatch(/^Search/)
})

test('Escape and a click elsewhere close the panel, and the next press tries again', async () => {
  const { page } = await openWithout('attach')
  await page.locator('.search-button').click()
  await retry(page).focus()
  await page.keyboard.press('Escape')
  await note(page).waitFor({ state: 'detached' })
  expect(await focused(page)).toMatch(/^Search/)
  await page.locator('.search-button').click()
  await note(page).waitFor()
  await page.locator('h1').click()
  await note(page).waitFor({ state: 'detached' })
  await page.unroute('**/attach-*.js')
  await page.locator('.search-button').click()
  await searchField(page).waitFor()
})

test('after a jump within the page, Retry still opens search', async () => {
  const { page } = await openWithout('attach')
  await page.keyboard.press('Control+k')
  await note(page).waitFor()
  await page.evaluate(() => location.assign('#main'))
  await page.unroute('**/attach-*.js')
  await retry(page).click()
  await searchField(page).waitFor()
})

test('pointing at the search button shows no error if its code cannot be fetched', async () => {
  const { page } = await openWithout('attach')
  const failed = page.waitForEvent('requestfailed', request => request.url().includes('/attach-'))
  await page.locator('.search-button').hover()
  await failed
  await page.locator('x-island[name=search-dialog]:not([aria-busy])').waitFor()
  expect(await note(page).count()).toBe(0)
})

test('if the controls cannot be fetched either, the search button leads to the search page', async () => {
  const { page } = await openWithout('{attach,controls}')
  await page.locator('.search-button').click()
  await page.waitForURL('**/search')
})

test.each([320, 1280])('the panel passes axe, light and dark, %i px wide', async width => {
  const { page } = await openWithout('attach', { width })
  await page.locator('.search-button').click()
  await retry(page).waitFor()
  expect(await findAxeViolationsInBothModes(page, '.navbar')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.each([375, 1280])(
  'the search page says at its top that its code could not be fetched; Retry gives the results, %i px wide',
  async width => {
    const { page } = await shared.empty()
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/search-page-*.js', route => route.abort())
    await page.goto('/search?q=joins')
    await retry(page).waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(message)
    const { y, height } = (await note(page).boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    expect(y + height).toBeLessThan(400)
    expect(await page.locator('.page-list').isVisible()).toBe(true)
    await page.unroute('**/search-page-*.js')
    await retry(page).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Search results for "joins"' }).waitFor()
    expect(await note(page).count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q')
  },
)

test('the dialog whose index cannot be fetched has a link to the search page with the query', async () => {
  const { page } = await shared.empty()
  await blockSearchIndex(page)
  await page.goto('/blog')
  await openSearch(page)
  await searchField(page).fill('as of')
  const link = searchDialog(page).getByRole('link', { name: 'Open the search page' })
  expect(await link.getAttribute('href')).toBe('/search?q=as+of')
  await link.click()
  await page.waitForURL('**/search?q=as+of')
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('Retry in the dialog of an older build leads to the search page of the new one, with the query', async () => {
  const { page } = await shared.empty()
  await blockSearchIndex(page)
  await page.goto('/blog')
  await openSearch(page)
  await searchField(page).fill('as of')
  await retry(page).waitFor()
  await page.route('**/blog', async route => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/client-[\w-]+\.js/, 'client-later.js') })
  })
  await retry(page).click()
  await page.waitForURL('**/search?q=as+of')
})

test('Retry on the search page of an older build loads the page in full, at the same address', async () => {
  const { page } = await shared.empty()
  await blockSearchIndex(page)
  await page.goto('/search?q=joins')
  await retry(page).waitFor()
  await page.route('**/search?q=joins', async route => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(/client-[\w-]+\.js/, 'client-later.js') })
  })
  const loaded = page.waitForEvent('request', request => request.isNavigationRequest())
  await retry(page).click()
  expect(new URL((await loaded).url()).search).toBe('?q=joins')
})

test('ticks of a study plan whose code cannot be fetched say what failed, and work after Retry', async () => {
  const { page } = await browserOfThisSite.open('')
  await page.route('**/study-ticks-*.js', route => route.abort())
  await page.goto('/docs/studyPlan/quants')
  await page.locator('.study-ticks').scrollIntoViewIfNeeded()
  await retry(page).waitFor()
  expect(await page.getByRole('alert').innerText()).toContain('/study-ticks-')
  expect(await searchPageLink(page).count()).toBe(0)
  await page.unroute('**/study-ticks-*.js')
  await retry(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.study-ticks input').first().isEnabled()).toBe(true)
  expect(await note(page).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('.study-ticks') !== null)).toBe(true)
})

async function openWithout(chunk: string, { width = 1280 } = {}) {
  const { page } = await shared.empty()
  await page.setViewportSize({ width, height: 800 })
  await page.route(`**/${chunk}-*.js`, route => route.abort())
  await page.goto('/docs/concepts/iterators')
  return { page }
}

function navbarHeight(page: Page): Promise<number> {
  return page.locator('.navbar').evaluate(navbar => navbar.getBoundingClientRect().height)
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.textContent)
}

/** Returns a function that counts how often the alert has changed since. */
async function countAlerts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { written: 0 }
    Object.assign(window, { count })
    const alert = document.querySelector('[role=alert]') as Element
    new MutationObserver(() => count.written++).observe(alert, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { count: { written: number } }).count.written)
}
