import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import {
  activeOption,
  askSearch,
  openSearch,
  searchDialog,
  searchField,
  searchOptions,
} from '../support/search-screens.ts'

const shared = startBrowser(serveReaderSite()).shareAcrossPaths()
const docs = ['joins', 'iterators', 'fby', 'attributes']
const list = (page: Page, name: string) => searchDialog(page).getByRole('listbox', { name })
const names = (page: Page, name: string) => list(page, name).locator('.hit-title').allTextContents()

test('seven of eight opened hits are recent; saving one as a favourite removes it from them and leaves four', async () => {
  const { page, faults } = await shared.visit('/')
  await openSearch(page)
  await searchDialog(page).getByText('No recent searches').waitFor()
  await page.keyboard.press('Escape')
  const titles: string[] = []
  for (const query of ['joins', 'iterators', 'fby', 'attributes', 'ipc', 'queues', 'symbols', 'amend']) {
    await openSearch(page)
    await askSearch(page, query)
    titles.unshift((await searchOptions(page).first().locator('.hit-title').textContent()) ?? '')
    await page.keyboard.press('Enter')
    await searchDialog(page).waitFor({ state: 'hidden' })
  }
  await openSearch(page)
  expect(await names(page, 'Recent')).toEqual(titles.slice(0, 7))
  await searchDialog(page).getByRole('button', { name: 'Save this search' }).first().click()
  expect(await names(page, 'Favorite')).toEqual([titles[0]])
  expect(await names(page, 'Recent')).toEqual(titles.slice(1, 5))
  const withoutIcon = searchDialog(page).locator('.saved-buttons button:not(:has(svg))')
  expect(await withoutIcon.count()).toBe(0)
  await searchDialog(page).getByRole('button', { name: 'Remove this search from history' }).first().click()
  expect(await names(page, 'Recent')).toEqual(titles.slice(2, 5))
  expect(await searchField(page).evaluate(field => field === document.activeElement)).toBe(true)
  await page.reload()
  await openSearch(page)
  expect([await names(page, 'Recent'), await names(page, 'Favorite')]).toEqual([titles.slice(2, 5), [titles[0]]])
  await searchDialog(page).getByRole('button', { name: 'Remove this search from favorites' }).click()
  expect(await list(page, 'Favorite').count()).toBe(0)
  expect(faults).toEqual([])
})

test('the first recent hit is active, arrow keys move through both lists and on, and Enter opens the active hit', async () => {
  const { page } = await openWith(docs.slice(0, 2), docs.slice(2, 4))
  await openSearch(page)
  for (const wanted of ['joins', 'iterators', 'fby', 'attributes']) {
    const id = await searchField(page).getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${id}"] .hit-title`).textContent()).toBe(wanted)
    expect(await page.locator(`[id="${id}"]`).getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
  }
  expect(await activeOption(page).textContent()).toBe('Start here')
  for (const _ of docs.slice(1, 4)) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/concepts/iterators')
})

test('a recent hit that is opened, also in another tab, moves to the front', async () => {
  const { page } = await openWith(docs.slice(0, 3), [])
  await openSearch(page)
  const opened = page.context().waitForEvent('page')
  await list(page, 'Recent')
    .getByRole('option', { name: 'fby' })
    .click({ modifiers: ['ControlOrMeta'] })
  await opened
  expect(await names(page, 'Recent')).toEqual(['fby', 'joins', 'iterators'])
})

test('stored values that are not hits of this site are left out', async () => {
  const { page, faults } = await shared.visit('/')
  await page.evaluate(() => {
    const odd = ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example', 7, null]
    const hits = odd.map(target => ({ url: target, target, kind: 'doc', title: 'Odd', breadcrumbs: [] }))
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify(hits))
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', '{"__proto__": [')
  })
  await openSearch(page)
  await searchDialog(page).getByText('No recent searches').waitFor()
  expect(faults).toEqual([])
})

test('markup in a stored title is shown as text', async () => {
  const { page, faults } = await openWith(['<img src=x onerror=alert(1)>'], [])
  await openSearch(page)
  expect(await names(page, 'Recent')).toEqual(['<img src=x onerror=alert(1)>'])
  expect(faults).toEqual([])
})

test('"Clear my data" removes the saved hits', async () => {
  const { page } = await openWith(docs.slice(0, 2), docs.slice(2, 4), '/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText(/keeps nothing/).waitFor()
  await openSearch(page)
  await searchDialog(page).getByText('No recent searches').waitFor()
})

/** A page whose reader has opened and saved these docs of search. */
async function openWith(recents: string[], favourites: string[], path = '/') {
  const opened = await shared.visit(path)
  const hits = (titles: string[]) =>
    titles.map(title => {
      const target = `/docs/concepts/${encodeURIComponent(title)}`
      return { url: target, target, kind: 'doc', title, breadcrumbs: ['Concepts'] }
    })
  await opened.page.evaluate(
    ([recent, favourite]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tickwise', recent)
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', favourite)
    },
    [JSON.stringify(hits(recents)), JSON.stringify(hits(favourites))] as const,
  )
  return opened
}
