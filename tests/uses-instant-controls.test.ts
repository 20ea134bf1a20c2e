import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from './browser.ts'

const browser = startBrowser()

test('colour mode, closing the bar and copying work while React cannot be fetched', async () => {
  const { page } = await browser.open('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route('**/attach-*.js', route => route.abort())
  await page.goto('/docs/concepts/joins')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await theme(page)).toBe('dark')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  expect(await page.getByRole('complementary', { name: 'Announcement' }).isVisible()).toBe(false)
  const block = page.locator('.code-block').first()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^trade:/)
  expect(copied).not.toMatch(/q\)/)
})

test('the chosen colour mode and the closed bar are there before the first paint of the next visit', async () => {
  const { page } = await browser.open('/')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.reload()
  expect(await theme(page)).toBe('dark')
  expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
})

test('a stored colour mode that is none gives the light one; the system’s wish is not asked', async () => {
  const { page } = await browser.open('', { colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await page.goto('/')
  expect(await theme(page)).toBeUndefined()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('controls work for the visit when storage throws', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Close announcement' }).click()
  expect(await theme(page)).toBe('dark')
  expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
  expect(faults).toEqual([])
})

test('tabs are chosen by click and by arrow keys, Home and End', async () => {
  const { page } = await browser.open('/markdown-page')
  const linux = page.getByRole('tab', { name: 'Linux' })
  const windows = page.getByRole('tab', { name: 'Windows' })
  await windows.click()
  expect(await page.getByRole('tabpanel', { name: 'Windows' }).isVisible()).toBe(true)
  expect(await page.getByRole('tabpanel', { name: 'Linux' }).isVisible()).toBe(false)
  await page.keyboard.press('ArrowRight')
  expect(await linux.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('End')
  expect(await windows.getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Home')
  expect(await linux.getAttribute('aria-selected')).toBe('true')
})

test('on a phone the menu and the sidebar open over the page and close with Escape', async () => {
  const { page } = await browser.open('/docs/concepts/joins', { viewport: { width: 375, height: 800 } })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  expect(await menu.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Docs menu' }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Iterators' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(false)
})

function theme(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.theme)
}
