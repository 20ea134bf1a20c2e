import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const low = { viewport: { width: 1200, height: 420 } }

test('a category has a link to its page and a caret of its own that names it', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  const caret = sidebar(page).getByLabel('Pages of Tutorials')
  await caret.focus()
  await page.keyboard.press('Enter')
  expect(await sidebar(page).getByRole('link', { name: 'Tick, part 1' }).isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  expect(await sidebar(page).getByRole('link', { name: 'Tick, part 1' }).isVisible()).toBe(false)
  await sidebar(page).getByRole('link', { name: 'Tutorials', exact: true }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Tutorials')
  expect(await sidebar(page).getByRole('link', { name: 'Tick, part 1' }).isVisible()).toBe(true)
  await sidebar(page).getByRole('link', { name: 'Tutorials', exact: true }).click()
  expect(await sidebar(page).getByRole('link', { name: 'Tick, part 1' }).isVisible()).toBe(false)
})

test('what was opened and closed stays so on the next page, after the blog, and on the next visit', async () => {
  const { page, faults } = await browser.visitReady('/docs/concepts/joins')
  await sidebar(page).getByLabel('Pages of Tutorials').click()
  await sidebar(page).getByRole('link', { name: 'Iterators' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  expect(await isShown(page, 'Tick, part 1')).toBe(true)
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  await page.getByRole('link', { name: 'Learn' }).first().click()
  await expect.poll(() => page.locator('h1').textContent()).toContain('Start')
  expect(await isShown(page, 'Tick, part 1')).toBe(true)
  await page.reload()
  expect(await isShown(page, 'Tick, part 1')).toBe(true)
  expect(faults).toEqual([])
})

test('the category of the current page is open even if it was closed before', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins')
  await sidebar(page).getByLabel('Pages of Important Concepts').click()
  await page.reload()
  expect(await isShown(page, 'Joins')).toBe(true)
})

test('the sidebar stays where it was scrolled, within the site and on the next visit', async () => {
  const { page } = await browser.visitReady('/docs/concepts/joins', low)
  await sidebar(page).hover()
  await page.mouse.wheel(0, 90)
  await expect.poll(() => scrollTop(page)).toBe(90)
  await page.evaluate(() => document.querySelector<HTMLElement>('#sidebar a[href="/docs/concepts/fby"]')?.click())
  await expect.poll(() => page.locator('h1').textContent()).toContain('fby')
  expect(await scrollTop(page)).toBe(90)
  await page.reload()
  expect(await scrollTop(page)).toBe(90)
})

test('the current page is in view in a low window', async () => {
  const { page } = await browser.visitReady('/docs/productivity/pulse', low)
  const [box, link] = [await sidebar(page).boundingBox(), await sidebar(page).getByText('Pulse').boundingBox()]
  expect(link?.y).toBeGreaterThan(box?.y ?? 0)
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
})

test.each(['{', 'null', '5', '{"Docs sidebar":7}', '{"Docs sidebar":{"open":"x","top":"y"}}'])(
  'with %s stored the sidebar is as its author made it',
  async stored => {
    const { page, faults } = await browser.open('')
    await page.addInitScript(value => localStorage.setItem('tickwise.sidebar', value), stored)
    await page.goto('/docs/concepts/joins')
    await waitForControls(page)
    expect(await isShown(page, 'Joins')).toBe(true)
    expect(await isShown(page, 'Tick, part 1')).toBe(false)
    await sidebar(page).getByLabel('Pages of Tutorials').click()
    expect(await isShown(page, 'Tick, part 1')).toBe(true)
    expect(faults).toEqual([])
  },
)

function isShown(page: Page, name: string) {
  return sidebar(page).getByRole('link', { name, exact: true }).isVisible()
}

function scrollTop(page: Page) {
  return page.evaluate(() => document.getElementById('sidebar')?.scrollTop)
}

test.each([
  ['Ctrl and a click', { modifiers: ['Control' as const] }],
  ['Shift and a click', { modifiers: ['Shift' as const] }],
  ['the middle button', { button: 'middle' as const }],
])('%s on the link of the current category opens it elsewhere and leaves its list open', async (_, press) => {
  const { page } = await browser.visitReady('/docs/category/tutorials')
  expect(await isShown(page, 'Tick, part 1')).toBe(true)
  const opened = page.context().waitForEvent('page')
  await sidebar(page).getByRole('link', { name: 'Tutorials', exact: true }).click(press)
  const elsewhere = await opened
  await elsewhere.waitForURL('**/docs/category/tutorials')
  expect(await isShown(page, 'Tick, part 1')).toBe(true)
})
