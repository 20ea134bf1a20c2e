import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockStorage, startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const browserOfWholeSite = startBrowser()
const garbage = ['{', '{"a":', 'null', '7', '[]', '"x"', '<img src=x onerror=alert(1)>', 'javascript:alert(1)']
const keys = [
  'theme',
  'tickwise.announcement',
  'tickwise.sidebar',
  'tickwise.tabs',
  'tickwise.shortcuts',
  'tickwise.study-ticks',
  'tickwise.docs-version',
  'tickwise.console-history',
  '__DOCSEARCH_RECENT_SEARCHES__tickwise',
  '__DOCSEARCH_FAVORITE_SEARCHES__tickwise',
]

test('with storage that throws, every control works for the visit, without an error', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(blockStorage)
  await useEveryControl(page)
  expect(faults).toEqual([])
})

test('where storage is blocked, "Clear my data" says that nothing is kept', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(blockStorage)
  await page.goto('/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByRole('status').getByText('This browser blocks storage, so nothing is kept in it.').waitFor()
  expect(faults).toEqual([])
})

test('with storage that is full, every control works for the visit, without an error', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await useEveryControl(page)
  expect(faults).toEqual([])
})

test.each(garbage)('with %s under every key, every control works', async value => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(
    ([names, text]) => {
      if (sessionStorage.length > 0) return
      sessionStorage.setItem('seeded', '')
      for (const name of names) localStorage.setItem(name, text)
    },
    [keys, value] as const,
  )
  await useEveryControl(page)
  expect(faults).toEqual([])
})

test('"Clear my data" leaves nothing behind', async () => {
  const { page } = await browser.visit('')
  await useEveryControl(page)
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(3)
  await page.goto('/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText(/keeps nothing/).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the privacy section names every key', async () => {
  const { page } = await browserOfWholeSite.visit('/about/about')
  const named = await page.locator('main li code').allTextContents()
  for (const key of keys) expect(named).toContain(key)
})

async function useEveryControl(page: Page) {
  await page.goto('/blog')
  await waitForControls(page)
  await page.getByRole('button', { name: 'Close announcement' }).click()
  expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
  await page.goto('/markdown-page')
  await waitForControls(page)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.getByRole('tab', { name: 'Windows' }).click()
  expect(await page.getByRole('tabpanel', { name: 'Windows' }).isVisible()).toBe(true)
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Use / and ?' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog', { name: 'Keyboard' }).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Learn' }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toContain('Start')
  await page.getByLabel('Pages of Tutorials').click()
  await page.getByRole('link', { name: 'Tick, part 1' }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toContain('part 1')
}
