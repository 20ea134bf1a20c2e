import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import { activeOption, openSearch, searchDialog, searchField, searchOptions } from '../support/search-screens.ts'

const site = serveReaderSite()
const browser = startBrowser(site)
const shared = browser.shareAcrossPaths()
const options = (page: Page, list: string) =>
  searchDialog(page).getByRole('listbox', { name: list }).getByRole('option').allTextContents()
const places = 'Good places to start'
const examples = 'Example searches'
const queries = ['asof join', 'fby', 'sorted']

test('on a doc, search offers the pages around it in its section, four start pages and three example searches', async () => {
  const { page, faults } = await shared.visit('/docs/concepts/attributes')
  await openSearch(page)
  const inSidebar = await page.locator('#sidebar li:has(> details:has([aria-current])) > details a').allTextContents()
  const at = inSidebar.indexOf('Attributes')
  expect(at).toBeGreaterThan(2)
  expect(await options(page, 'Important Concepts')).toEqual([
    ...inSidebar.slice(at - 2, at),
    ...inSidebar.slice(at + 1, at + 7),
  ])
  expect(await options(page, places)).toHaveLength(4)
  expect(await options(page, examples)).toEqual(queries)
  expect(faults).toEqual([])
})

test('at either end of a section as many of its pages are offered', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  const first = await page.locator('#sidebar [aria-current] >> xpath=../following-sibling::li').allTextContents()
  await openSearch(page)
  expect(await options(page, 'Important Concepts')).toEqual(first.slice(0, 8))
  await shared.visit('/docs/concepts/symbols')
  const last = await page.locator('#sidebar [aria-current] >> xpath=../preceding-sibling::li').allTextContents()
  await openSearch(page)
  expect(await options(page, 'Important Concepts')).toEqual(last.slice(-8))
})

test('on the page of a section search offers the section’s pages, and elsewhere no section', async () => {
  const { page } = await shared.visit('/docs/category/important-concepts')
  await openSearch(page)
  expect((await options(page, 'Important Concepts')).length).toBeGreaterThan(3)
  for (const path of ['/docs/intro', '/blog/our-tickerplant', '/']) {
    await shared.visit(path)
    await openSearch(page)
    expect(await searchDialog(page).getByRole('heading').allTextContents(), path).toEqual([places, examples])
  }
})

test('arrow keys lead through all lists and around, and the field names them and the active option', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  await openSearch(page)
  const names = await searchOptions(page).allTextContents()
  expect(names).toHaveLength(15)
  for (const name of [...names, names[0]]) {
    expect(await activeOption(page).textContent()).toBe(name)
    expect(await activeOption(page).getAttribute('id')).toBe(
      await searchField(page).getAttribute('aria-activedescendant'),
    )
    await page.keyboard.press('ArrowDown')
  }
  const lists = (await searchField(page).getAttribute('aria-controls'))?.split(' ') ?? []
  expect(
    await Promise.all(lists.map(id => page.locator(`[id="${id}"]`).evaluate(list => list.role === 'listbox'))),
  ).toEqual([true, true, true])
})

test('Enter opens a start page, and it is not among the recent searches', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/tutorials/feed')
  await openSearch(page)
  expect(await searchDialog(page).getByText('No recent searches').isVisible()).toBe(true)
})

test('an example search fills the field and shows its results, by keyboard and by a press', async () => {
  const { page } = await shared.visit('/')
  for (const query of queries) {
    await openSearch(page)
    await searchOptions(page).filter({ hasText: query }).click()
    expect(await searchField(page).inputValue()).toBe(query)
    expect(await searchField(page).evaluate(field => field === document.activeElement)).toBe(true)
    await searchDialog(page).getByRole('listbox', { name: 'Search results' }).waitFor()
    await page.keyboard.press('Escape')
  }
  await openSearch(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => searchField(page).inputValue()).toBe('sorted')
})

test('an example search that is opened in a new tab is the search page with its results', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  const opened = page.context().waitForEvent('page')
  await searchOptions(page)
    .filter({ hasText: 'asof join' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect.poll(async () => new URL((await opened).url()).search).toBe('?q=asof+join')
  expect(await searchField(page).inputValue()).toBe('')
})

test('the search page offers the same without a query: saved hits, start pages and example searches', async () => {
  const { page, faults } = await shared.visit('/')
  await page.evaluate(() => {
    const hit = { url: '/concepts/fby', target: '/docs/concepts/fby', kind: 'doc', title: 'Saved', breadcrumbs: [] }
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify([hit]))
  })
  await page.goto('/search')
  const lists = page.locator('.start-lists')
  await expect.poll(() => lists.getByRole('heading').allTextContents()).toEqual(['Recent', places, examples])
  await lists.getByRole('link', { name: 'fby', exact: true }).click()
  await page.locator('.search-results li').first().waitFor()
  await page.waitForURL('**/search?q=fby')
  expect(await lists.count()).toBe(0)
  await page.getByRole('searchbox').fill('')
  await lists.getByRole('link', { name: 'Saved' }).click()
  await page.waitForURL('**/docs/concepts/fby')
  expect(faults).toEqual([])
})

test.each([375, 1440])('nothing moves while the search page is loading without a query, %i px wide', async width => {
  const { page } = await browser.open('', { viewport: { width, height: 800 } })
  await page.addInitScript(recordLayoutShifts, true)
  await page.goto('/search')
  await page.locator('.start-lists').getByRole('link').first().waitFor()
  await page.locator('.page-list').getByRole('link').first().waitFor()
  await page.waitForTimeout(300)
  expect(await readLayoutShifts(page)).toEqual([])
})

test('the start screen adds nothing to the HTML of pages', async () => {
  for (const path of ['/', '/search', '/docs/concepts/joins'])
    expect(await (await fetch(site.origin + path)).text(), path).not.toContain(places)
})
