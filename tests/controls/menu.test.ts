import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const phone = { viewport: { width: 375, height: 700 } }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })
const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const isOpen = (page: Page) => dialog(page).isVisible()

test('on a doc the menu opens with the docs, leads back to the main menu, and forward again', async () => {
  const { page, faults } = await openPhone('/docs/concepts/joins')
  await button(page).click()
  expect(await dialog(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
  expect(await dialog(page).getByRole('link', { name: 'Testimonials' }).isVisible()).toBe(false)
  await dialog(page).getByRole('button', { name: 'Back to main menu' }).click()
  expect(await dialog(page).getByRole('link', { name: 'Testimonials' }).isVisible()).toBe(true)
  expect(await dialog(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(false)
  await dialog(page).getByRole('button', { name: 'Docs menu' }).click()
  expect(await dialog(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
  await dialog(page).getByRole('button', { name: 'Close navigation bar' }).click()
  expect(await isOpen(page)).toBe(false)
  await button(page).click()
  expect(await dialog(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('the menu has the name of the site and opens with the current page in view', async () => {
  const { page } = await browser.visitReady('/docs/productivity/pulse', { viewport: { width: 375, height: 360 } })
  await button(page).click()
  expect(await dialog(page).locator('.wordmark').textContent()).toBe('Tickwise')
  const box = await dialog(page).locator('#sidebar [aria-current=page]').boundingBox()
  expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(361)
})

test('a page without a sidebar opens the main menu', async () => {
  const { page } = await openPhone('/about/about')
  await button(page).click()
  expect(await dialog(page).getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page')
  expect(await dialog(page).locator('.panel-button:visible').count()).toBe(0)
})

test('focus goes into the menu, stays in it, and returns to the button with Escape', async () => {
  const { page } = await openPhone('/docs/concepts/joins')
  await button(page).focus()
  await page.keyboard.press('Enter')
  expect(await focusIsInDialog(page)).toBe(true)
  const reached: boolean[] = []
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.closest('header, main, footer') === null))
  }
  expect(reached).not.toContain(false)
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('menu-button')
})

test('Back closes the menu and the page stays; the next Back leaves it', async () => {
  const { page } = await openPhone('/blog')
  await page.goto('/docs/concepts/joins')
  await waitForControls(page)
  await button(page).click()
  await page.goBack()
  expect(await isOpen(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
  await page.goBack()
  await page.waitForURL('**/blog')
})

test.each<[string, (page: Page) => Promise<void>]>([
  ['Escape', page => page.keyboard.press('Escape')],
  ['its button', page => dialog(page).getByRole('button', { name: 'Close navigation bar' }).click()],
  ['a press beside it', page => page.mouse.click(370, 400)],
  [
    'a press beside it in a browser that does not know `closedby`',
    async page => {
      await dialog(page).evaluate(element => element.removeAttribute('closedby'))
      await page.mouse.click(370, 400)
    },
  ],
])('closed by %s, the menu leaves nothing in the history', async (_, close) => {
  const { page } = await openPhone('/blog')
  await page.goto('/docs/concepts/joins')
  await waitForControls(page)
  await button(page).click()
  await close(page)
  await expect.poll(() => isOpen(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await page.waitForURL('**/blog')
})

test('a link of the menu leads to its page in place of the menu, and Back returns', async () => {
  const { page } = await openPhone('/docs/concepts/joins')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await button(page).click()
  await dialog(page).getByRole('link', { name: 'Iterators' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Iterators')
  expect(await isOpen(page)).toBe(false)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  await button(page).click()
  expect(await dialog(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
})

test('Ctrl and a click on a link of the menu opens its page in a new tab, and the menu stays', async () => {
  const { page } = await openPhone('/docs/concepts/joins')
  await button(page).click()
  const opened = page.context().waitForEvent('page')
  await dialog(page)
    .getByRole('link', { name: 'Iterators' })
    .click({ modifiers: ['Control'] })
  await (await opened).waitForURL('**/docs/concepts/iterators')
  expect(await isOpen(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
})

test('in the menu a tap on the current category folds its list and unfolds it', async () => {
  const { page } = await openPhone('/docs/category/tutorials')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await button(page).click()
  const category = dialog(page).getByRole('link', { name: 'Tutorials', exact: true })
  const doc = dialog(page).getByRole('link', { name: 'Tick, part 1' })
  for (const isShown of [false, true]) {
    await category.click()
    expect(await doc.isVisible()).toBe(isShown)
  }
  expect(await isOpen(page)).toBe(true)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a wider window closes the menu, puts its parts back and lets the page scroll', async () => {
  const { page } = await openPhone('/docs/concepts/joins')
  await button(page).click()
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).isVisible()).toBe(
    true,
  )
  expect(await page.getByRole('navigation', { name: 'Docs sidebar' }).isVisible()).toBe(true)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('a window of 995 px has the button of the menu, one of 996 px the menu in the navbar and the sidebar', async () => {
  const { page } = await browser.visit('/docs/intro', { viewport: { width: 995, height: 700 } })
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  expect([await button(page).isVisible(), await sidebar.isVisible()]).toEqual([true, false])
  await page.setViewportSize({ width: 996, height: 700 })
  await expect.poll(async () => [await button(page).isVisible(), await sidebar.isVisible()]).toEqual([false, true])
})

test('the open menu stays up to a width of 995 px and closes at 996 px, where the layout changes', async () => {
  const { page } = await browser.visitReady('/docs/intro', { viewport: { width: 900, height: 700 } })
  await button(page).click()
  await page.setViewportSize({ width: 995, height: 700 })
  await page.waitForTimeout(200)
  expect(await isOpen(page)).toBe(true)
  await page.setViewportSize({ width: 996, height: 700 })
  await expect.poll(() => isOpen(page)).toBe(false)
})

test.each<[string, (page: Page) => Locator, string]>([
  ['menu', button, 'Main'],
  ['sidebar', page => page.getByRole('button', { name: 'Docs menu' }), 'Docs sidebar'],
])('when the controls cannot be fetched the %s opens as a popover, which Escape closes', async (_, opener, name) => {
  const { page } = await browser.visit('', phone)
  await page.route('**/controls-*.js', route => route.abort())
  await page.goto('/docs/concepts/joins')
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => document.documentElement.dataset.controls === 'failed')
  await opener(page).click()
  const popover = page.getByRole('navigation', { name })
  expect(await popover.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await popover.isVisible()).toBe(false)
})

test('when the controls cannot be fetched a link of the menu closes its popover', async () => {
  const { page } = await browser.visit('', phone)
  await page.route('**/controls-*.js', route => route.abort())
  await page.goto('/docs/concepts/joins')
  await button(page).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toContain('About')
  expect(await page.locator(':popover-open').count()).toBe(0)
})

test('the focus ring of the button to the other panel is seen whole', async () => {
  const { page } = await openPhone('/docs/concepts/joins')
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Back to main menu' }).focus()
  await page.keyboard.press('Enter')
  const [ringTop, barBottom] = await dialog(page)
    .getByRole('button', { name: 'Docs menu' })
    .evaluate(element => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const bar = document.querySelector('.menu-dialog-bar')
      return [element.getBoundingClientRect().top - ring, bar?.getBoundingClientRect().bottom ?? Number.NaN]
    })
  expect(ringTop).toBeGreaterThanOrEqual(barBottom)
})

function openPhone(path: string) {
  return browser.visitReady(path, phone)
}

function focusIsInDialog(page: Page) {
  return page.evaluate(() => document.activeElement?.closest('dialog') !== null)
}
