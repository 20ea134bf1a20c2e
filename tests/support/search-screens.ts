import type { Page } from 'playwright-core'

export const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const searchField = (page: Page) => searchDialog(page).getByRole('combobox', { name: 'Search' })
export const searchOptions = (page: Page) => searchDialog(page).getByRole('option')
export const activeOption = (page: Page) => searchDialog(page).locator('[role=option][aria-selected=true]')

export async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  await searchField(page).waitFor()
}

/** Types a query into the open dialog and waits for its answer. */
export async function askSearch(page: Page, query: string) {
  await searchField(page).fill(query)
  await searchDialog(page).locator('.search-screen:not([aria-busy])').waitFor()
}

/** Makes requests for the index fail until the returned function is called. */
export async function blockSearchIndex(page: Page): Promise<() => Promise<void>> {
  const pattern = '**/assets/search/index-*'
  await page.route(pattern, route => route.abort())
  return () => page.unroute(pattern)
}

/** A query that nothing on the site matches. */
export const unknownQuery = 'zzqqxxvv'

/** A query that nothing on the site matches, and what search suggests instead. */
export const misspelt = { query: 'tikcerplnat', suggestion: 'tickerplant' }
