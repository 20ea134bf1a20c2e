import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import { blockSearchIndex, misspelt, openSearch, searchDialog, unknownQuery } from '../support/search-screens.ts'

const browser = startBrowser(serveReaderSite())
const shared = browser.shareAcrossPaths()
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const results = (page: Page) => page.locator('.search-results > li')
const heading = (page: Page) => page.locator('h1').textContent()
const query = (page: Page) => new URL(page.url()).searchParams.get('q')

test('the query in the address fills the title, the heading and the field, and has results', async () => {
  const { page, faults } = await shared.load('/search?q=as-of+join')
  await results(page).first().waitFor()
  expect(await heading(page)).toBe('Search results for "as-of join"')
  await expect.poll(() => page.title()).toBe('Search results for "as-of join" | Tiny')
  expect(await field(page).inputValue()).toBe('as-of join')
  await page
    .getByText(/^\d+ documents found$/)
    .first()
    .waitFor()
  const first = results(page).first()
  expect(await first.locator('.hit-path').textContent()).toContain('Important Concepts')
  expect(await first.locator('h2 a').getAttribute('href')).toBe('/concepts/joins')
  await first.locator('.hit-snippet mark').first().waitFor()
  await first.locator('h2 a').click()
  await page.waitForURL('**/docs/concepts/joins')
  expect(faults).toEqual([])
})

test('an equivalent form of the address stays as it is', async () => {
  const { page } = await shared.load('/search?q=as%20of&x=1')
  await expect.poll(() => page.title()).toBe('Search results for "as of" | Tiny')
  expect(new URL(page.url()).search).toBe('?q=as%20of&x=1')
})

test('without results the page suggests a similar query; pressing it changes the field and the address', async () => {
  const { page } = await shared.visit(`/search?q=${misspelt.query}`)
  await page.getByRole('main').getByRole('button', { name: misspelt.suggestion, exact: true }).click()
  await results(page).first().waitFor()
  expect(await field(page).inputValue()).toBe(misspelt.suggestion)
  await expect.poll(() => query(page)).toBe(misspelt.suggestion)
})

test('typing replaces the address, so Back leaves the page in one step, and Forward returns to the last query', async () => {
  const { page } = await shared.visit('/blog')
  await followLink(page, '/search')
  await expect.poll(() => heading(page)).toBe('Search the documentation')
  await page.locator('x-island[name=search-page][data-live]').waitFor()
  const entries = await page.evaluate(() => history.length)
  await field(page).click()
  await page.keyboard.type('joins', { delay: 60 })
  await expect.poll(() => query(page)).toBe('joins')
  await page.keyboard.type(' fby', { delay: 60 })
  await expect.poll(() => query(page)).toBe('joins fby')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await field(page).evaluate(element => element === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog')
  await page.goForward()
  await expect.poll(() => heading(page)).toBe('Search results for "joins fby"')
  await field(page).fill('')
  await expect.poll(() => heading(page)).toBe('Search the documentation')
  await expect.poll(() => page.url()).toMatch(/\/search$/)
  await page.getByRole('heading', { name: 'Tutorials' }).waitFor()
})

test('a link that is followed right after typing opens its page', async () => {
  const { page } = await shared.load('/search')
  await page.locator('x-island[name=search-page][data-live]').waitFor()
  await page.route('**/cv/cv', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await field(page).fill('joins')
  await followLink(page, '/cv/cv')
  await page.waitForTimeout(500)
  expect(new URL(page.url()).pathname).toBe('/cv/cv')
  await expect.poll(() => heading(page)).toContain('CV')
})

test('a link to another search that is followed right after typing opens that search', async () => {
  const { page } = await shared.load('/search')
  await page.locator('x-island[name=search-page][data-live]').waitFor()
  await page.route('**/search?q=iterators', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await field(page).fill('joins')
  await followLink(page, '/search?q=iterators')
  await page.waitForTimeout(500)
  expect(query(page)).toBe('iterators')
  await expect.poll(() => heading(page)).toBe('Search results for "iterators"')
})

test('"See all" leads to the search page from any page, also from the search page', async () => {
  const { page } = await shared.visit('/blog')
  for (const wanted of ['joins', 'iterators']) {
    await openSearch(page)
    await page.keyboard.type(wanted)
    await searchDialog(page)
      .getByRole('link', { name: /^See all/ })
      .click()
    await expect.poll(() => heading(page)).toBe(`Search results for "${wanted}"`)
    expect(query(page)).toBe(wanted)
    await results(page).first().waitFor()
  }
})

test('"More results" adds further results and moves the focus there, until there are no more', async () => {
  const { page } = await shared.visit('/search?q=table')
  await results(page).first().waitFor()
  const [count = ''] =
    (
      await page
        .getByText(/^\d+ documents found$/)
        .first()
        .textContent()
    )?.match(/\d+/) ?? []
  const more = page.getByRole('button', { name: 'More results' })
  expect(await results(page).count()).toBe(15)
  for (let shown = 15; shown < Number(count); shown += 15) {
    await more.click()
    await expect.poll(() => results(page).count()).toBe(Math.min(shown + 15, Number(count)))
    const link = results(page).nth(shown).locator('h2 a')
    await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
  }
  expect(await more.count()).toBe(0)
})

test('a page opened without a query has the focus in its field, one with a query has not', async () => {
  const { page } = await shared.load('/search')
  const isFocused = () => field(page).evaluate(element => element === document.activeElement)
  await expect.poll(isFocused).toBe(true)
  await page.goto('/search?q=joins')
  await results(page).first().waitFor()
  expect(await isFocused()).toBe(false)
})

test('Enter in the field leads to the first result, and the number of results is announced', async () => {
  const { page } = await shared.visit('/search?q=joins')
  await results(page).first().waitFor()
  await field(page).press('Enter')
  expect(
    await results(page)
      .first()
      .locator('h2 a')
      .evaluate(link => link === document.activeElement),
  ).toBe(true)
  await expect.poll(() => page.locator('main [role=status]').textContent()).toMatch(/^\d+ documents found$/)
})

test('if further results cannot be fetched the first ones stay, and Enter in the field tries again', async () => {
  const { page } = await shared.visit('/search?q=table')
  await results(page).first().waitFor()
  const breakWorker = (isBroken: boolean) =>
    page.evaluate(broken => {
      const { prototype } = Worker as unknown as { prototype: Record<string, unknown> }
      prototype.kept ??= prototype.postMessage
      const fail = () => {
        throw new Error('The worker is gone.')
      }
      prototype.postMessage = broken ? fail : prototype.kept
    }, isBroken)
  await breakWorker(true)
  const more = page.getByRole('button', { name: 'More results' })
  await more.click()
  await page.getByText('Unable to fetch results').waitFor()
  expect([await results(page).count(), await more.count()]).toEqual([15, 0])
  await breakWorker(false)
  await field(page).press('Enter')
  await expect.poll(() => results(page).count()).toBe(30)
  expect(await page.getByText('Unable to fetch results').count()).toBe(0)
  await breakWorker(true)
  await field(page).fill('joins')
  await page.getByText('Unable to fetch results').waitFor()
  expect(await results(page).count()).toBe(0)
  await breakWorker(false)
})

test('the filter limits the hits', async () => {
  const { page } = await shared.visit('/search?q=tickerplant')
  await results(page).first().waitFor()
  await page.getByText('Blog', { exact: true }).and(page.locator('label')).click()
  const sections = () =>
    results(page)
      .locator('h2 a')
      .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href')?.split('/')[1]))])
  await expect.poll(sections).toEqual(['blog'])
  for (const link of await results(page).locator('h2 a').all())
    expect(await link.getAttribute('href')).toMatch(/^\/blog\//)
})

test('without results the page says so', async () => {
  const { page } = await shared.visit(`/search?q=${unknownQuery}`)
  await page.getByText('No results were found').first().waitFor()
  expect(await page.getByRole('link', { name: 'Let us know.' }).isVisible()).toBe(true)
})

test('if search fails, the page says so, and Retry searches again', async () => {
  const { page } = await shared.empty()
  const bringBack = await blockSearchIndex(page)
  await page.goto('/search?q=joins')
  await page.getByText('Unable to fetch results').waitFor()
  expect(await page.getByText('You might want to check your network connection.').isVisible()).toBe(true)
  await bringBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await results(page).first().waitFor()
  expect(await page.getByText('Unable to fetch results').count()).toBe(0)
})

test.each([
  ['?q=<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['?q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
  ['?q=%E0%A4%A', '\uFFFD%A'],
  [`?q=${'x'.repeat(10_000)}`, 'x'.repeat(512)],
  ['?q=1&q=2', '1'],
])('the query of %s is shown as text', async (search, wanted) => {
  const { page, faults } = await shared.load(`/search${search}`)
  await expect.poll(() => heading(page)).toBe(`Search results for "${wanted}"`)
  expect(await field(page).inputValue()).toBe(wanted)
  expect(await page.locator('main script, main img').count()).toBe(0)
  await page.waitForTimeout(500)
  expect(faults).toEqual([])
})

test('text typed before the scripts have loaded is kept and searched for', async () => {
  const { page } = await shared.empty()
  await page.route('**/search-page-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.continue()
  })
  await page.goto('/search')
  await field(page).fill('iterators')
  await results(page).first().waitFor()
  expect(await heading(page)).toBe('Search results for "iterators"')
})

for (const width of [375, 1440]) {
  test(`with a query the list of pages is never visible, and nothing moves, ${width} px wide`, async () => {
    const { page } = await browser.open('', { viewport: { width, height: 800 } })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) seen.push(`shift of ${(entry as unknown as { value: number }).value}`)
      }).observe({ type: 'layout-shift', buffered: true })
      const look = () => {
        const list = document.querySelector('.page-list h2')
        if (list?.checkVisibility({ visibilityProperty: true })) seen.push('the list')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    await page.goto('/search?q=as-of+join', { waitUntil: 'networkidle' })
    await results(page).first().waitFor()
    expect(await seen()).toEqual([])
    await page.goto('/blog')
    await waitForControls(page)
    await page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0))
    await followLink(page, '/search?q=as-of+join')
    await results(page).first().waitFor()
    expect((await seen()).filter(what => what === 'the list')).toEqual([])
  })
}

test('without scripts the page says why there are no results, and lists docs, posts and pages', async () => {
  const { page } = await browser.open('/search?q=joins', { javaScriptEnabled: false })
  expect(await page.getByText(/needs scripts\. Here are all pages\./).isVisible()).toBe(true)
  for (const href of ['/docs/concepts/joins', '/blog/our-tickerplant', '/about/about'])
    expect(await page.locator(`main a[href="${href}"]`).isVisible(), href).toBe(true)
  expect(await field(page).isVisible()).toBe(true)
})

test('"See all" of a filtered search leads to the same number of results with the same filter', async () => {
  const { page } = await shared.visit('/docs/intro')
  await openSearch(page)
  await page.keyboard.type('attributes')
  await searchDialog(page).locator('label', { hasText: 'Blog' }).click()
  const seeAll = searchDialog(page).getByRole('link', { name: /^See all/ })
  await expect.poll(() => seeAll.getAttribute('href')).toBe('/search?q=attributes&kind=blog')
  const count = (await seeAll.textContent())?.match(/\d+/)?.[0]
  await seeAll.click()
  await results(page).first().waitFor()
  expect(await page.getByText(`${count} documents found`).count()).toBeGreaterThan(0)
  expect(await page.getByRole('radio', { name: 'Blog' }).isChecked()).toBe(true)
})

test('the filter is in the address, and a reload and Back keep it', async () => {
  const { page } = await shared.visit('/search?q=tickerplant')
  await results(page).first().waitFor()
  await page.getByText('Blog', { exact: true }).and(page.locator('label')).click()
  await page.waitForURL('**/search?q=tickerplant&kind=blog')
  const isFiltered = async () => {
    await results(page).first().waitFor()
    expect(await page.getByRole('radio', { name: 'Blog' }).isChecked()).toBe(true)
    for (const link of await results(page).locator('h2 a').all())
      expect(await link.getAttribute('href')).toMatch(/^\/blog\//)
  }
  await page.reload()
  await isFiltered()
  await followLink(page, '/docs/concepts/joins')
  await expect.poll(() => heading(page)).toBe('Joins')
  await page.goBack()
  await isFiltered()
  await page.getByText('All', { exact: true }).and(page.locator('label')).click()
  await page.waitForURL(/\/search\?q=tickerplant$/)
})

test('an unknown filter is ignored', async () => {
  const { page } = await shared.load('/search?q=tickerplant&kind=posts')
  await results(page).first().waitFor()
  expect(await page.getByRole('radio', { name: 'All' }).isChecked()).toBe(true)
})
