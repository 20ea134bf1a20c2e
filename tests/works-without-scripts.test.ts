import { expect, test } from 'vitest'
import { startBrowser } from './browser.ts'

const browser = startBrowser()
const withoutScripts = { javaScriptEnabled: false }

test('a doc is readable: text, code, table of contents, every doc of the sidebar', async () => {
  const { page } = await browser.open('/docs/concepts/joins', withoutScripts)
  expect(await page.locator('h1').textContent()).toBe('Joins')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByText('Tutorials', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Tick, part 1' }).click()
  await page.waitForURL('**/docs/tutorials/tick')
})

test('nothing is shown that would need scripts', async () => {
  const { page } = await browser.open('/markdown-page', withoutScripts)
  for (const selector of [
    '.copy-button',
    '.wrap-button',
    '.fold-button',
    '.colour-mode-button',
    '.announcement-bar .close-button',
    '[role=tab]',
    '.keyboard-help-button',
    '.back-to-top',
  ]) {
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false)
  }
  for (const panel of await page.locator('[role=tabpanel]').all()) expect(await panel.isVisible()).toBe(true)
})

test('the search button leads to the search page, which lists every doc', async () => {
  const { page } = await browser.open('/', withoutScripts)
  await page
    .getByRole('link', { name: /^Search/ })
    .first()
    .click()
  await page.waitForURL('**/search')
  // 33 docs and the pages of 7 categories.
  expect(await page.locator('main a[href^="/docs/"]').count()).toBe(40)
})

test('the menu and the sidebar of a phone open', async () => {
  const { page } = await browser.open('/docs/intro', { ...withoutScripts, viewport: { width: 375, height: 800 } })
  await page.getByRole('button', { name: 'Docs menu' }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Tutorials', { exact: true }).click()
  await page.waitForURL('**/docs/category/tutorials')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).isVisible()).toBe(
    true,
  )
})
