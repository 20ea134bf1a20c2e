import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())

test('colour mode, closing the bar and copying work while React cannot be fetched', async () => {
  const { page } = await browser.open('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route('**/attach-*.js', route => route.abort())
  await page.goto('/blog/note-1')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await theme(page)).toBe('dark')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  expect(await page.getByRole('complementary', { name: 'Announcement' }).isVisible()).toBe(false)
  const block = page.locator('.code-block').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\w/)
  expect(copied).not.toMatch(/q\)/)
})

test('the chosen colour mode and the closed bar are there before the first paint of the next visit', async () => {
  const { page } = await browser.visit('/')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.reload()
  expect(await theme(page)).toBe('dark')
  expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
})

test('an invalid stored colour mode gives the light one; the system colour scheme is ignored', async () => {
  const { page } = await browser.open('', { colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/')
  expect(await theme(page)).toBeUndefined()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('another tab of the browser follows the colour mode', async () => {
  const { page } = await browser.visit('/')
  const other = await page.context().newPage()
  await other.goto('/about/about')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await expect.poll(() => theme(other)).toBe('dark')
  expect(await other.getByRole('button', { name: 'Dark mode' }).getAttribute('aria-pressed')).toBe('true')
})

function theme(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.theme)
}
