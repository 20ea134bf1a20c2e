import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveReaderSite } from '../support/reader-site.ts'

const browser = startBrowser(serveReaderSite())
const shared = browser.shareAcrossPaths()
const searched = '/search?q=note'
const place = 1200
const results = (page: Page) => page.locator('.search-results > li')
const scrollTop = (page: Page) => page.evaluate(() => scrollY)

/** How the reader leaves the search page for another one. */
const ways = {
  'by a link': { leave: (page: Page) => followLink(page, '/cv/cv'), hasNavigation: true },
  'by typing another address': { leave: (page: Page) => page.goto('/cv/cv'), hasNavigation: true },
  'by a link, without the Navigation API': {
    leave: (page: Page) => followLink(page, '/cv/cv'),
    hasNavigation: false,
  },
}

for (const width of [375, 1280]) {
  for (const [way, { leave, hasNavigation }] of Object.entries(ways)) {
    test(`Back from a page that was opened ${way} restores the results and the scroll position, ${width} px wide`, async () => {
      const page = await openSearched({ width, height: 800 }, hasNavigation)
      await page.getByRole('button', { name: 'More results' }).click()
      await expect.poll(() => results(page).count()).toBeGreaterThan(15)
      const shown = await results(page).count()
      await scrollAway(page)
      await leave(page)
      await page.waitForFunction(() => !location.pathname.startsWith('/search') && !document.querySelector('#q'))
      await page.goBack()
      await results(page).first().waitFor()
      expect(await results(page).count()).toBe(shown)
      await expectPlace(page)
      await page.goForward()
      await page.waitForFunction(() => !document.querySelector('#q'))
      await page.goBack()
      await results(page).first().waitFor()
      await expectPlace(page)
    })
  }
}

test('a reload restores the results and the scroll position', async () => {
  const page = await openSearched()
  await page.getByRole('button', { name: 'More results' }).click()
  await expect.poll(() => results(page).count()).toBeGreaterThan(15)
  const shown = await results(page).count()
  await scrollAway(page)
  await page.reload()
  await results(page).first().waitFor()
  expect(await results(page).count()).toBe(shown)
  await expectPlace(page)
})

test('a link to an earlier query shows its first 15 results from the top', async () => {
  const page = await openSearched()
  await page.getByRole('button', { name: 'More results' }).click()
  await expect.poll(() => results(page).count()).toBeGreaterThan(15)
  await scrollAway(page)
  await followLink(page, '/cv/cv')
  await expect.poll(() => page.locator('h1').textContent()).toBe('CV')
  await followLink(page, searched)
  await results(page).first().waitFor()
  expect(await results(page).count()).toBe(15)
  expect(await scrollTop(page)).toBe(0)
})

test('another query in the same history entry shows its first 15 results after Back', async () => {
  const page = await openSearched()
  await page.getByRole('button', { name: 'More results' }).click()
  await expect.poll(() => results(page).count()).toBeGreaterThan(15)
  await page.getByRole('searchbox').fill('table')
  await page.waitForURL('**/search?q=table')
  await expect.poll(() => results(page).count()).toBe(15)
  await followLink(page, '/cv/cv')
  await expect.poll(() => page.locator('h1').textContent()).toBe('CV')
  await page.goBack()
  await results(page).first().waitFor()
  expect(await results(page).count()).toBe(15)
  expect(new URL(page.url()).search).toBe('?q=table')
})

test.each([
  ['scrolls', (page: Page) => page.mouse.wheel(0, 60)],
  ['types', (page: Page) => page.getByRole('searchbox').press('Space')],
])('if the reader %s while results are awaited, the scroll position is not restored', async (_, move) => {
  const page = await openSearched()
  await scrollAway(page)
  await page.goto('/cv/cv')
  const release = await hold(page, '**/assets/search/index-*')
  await page.goBack()
  await page.locator('x-island[name=search-page][data-live]').waitFor()
  await page.mouse.move(300, 400)
  await move(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(place - 100)
  release()
  await results(page).first().waitFor()
  expect(await scrollTop(page)).toBeLessThan(place - 100)
})

test.each([375, 1280])('snippets that arrive late move nothing, %i px wide', async width => {
  const { page } = await shared.empty()
  await page.setViewportSize({ width, height: 800 })
  const release = await hold(page, '**/assets/search/**/text/**')
  await page.goto('/search?q=table')
  await results(page).first().waitFor()
  const tops = () =>
    page
      .locator('.search-results :is(a, .hit-snippet)')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().y))
  const before = await tops()
  release()
  await expect.poll(() => page.locator('.hit-snippet:empty').count()).toBe(0)
  expect(await tops()).toEqual(before)
})

async function openSearched(viewport = { width: 1280, height: 720 }, hasNavigation = true) {
  const { page } = await (hasNavigation ? shared.empty() : browser.open(''))
  await page.setViewportSize(viewport)
  if (!hasNavigation) await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto(searched)
  await waitForControls(page)
  await results(page).first().waitFor()
  return page
}

async function scrollAway(page: Page) {
  await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), place)
  expect(await scrollTop(page)).toBe(place)
}

async function expectPlace(page: Page) {
  await page.locator('.hit-snippet mark').first().waitFor()
  expect(Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(2)
}

/** Delays matching requests until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(pattern, async route => {
    await released
    await route.continue()
  })
  return () => release()
}
