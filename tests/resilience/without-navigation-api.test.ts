import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const phone = { viewport: { width: 375, height: 700 } }
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const title = (page: Page) => page.locator('h1').textContent()

test('a link to each kind of page loads it in full, and Back and Forward go through them', async () => {
  const { page, faults } = await open('/docs/intro')
  const visits = [
    ['/docs/concepts/joins', 'Joins'],
    ['/docs/category/tutorials', 'Tutorials'],
    ['/blog', 'Blog'],
    ['/blog/page/2', 'Blog'],
    ['/blog/archive', 'Archive'],
    ['/blog/tags', 'Tags'],
    ['/blog/tags/kdb-q', 'tagged with'],
    ['/blog/note-1', 'Note 1'],
    ['/search?q=fby', 'Search'],
    ['/', 'q, made clear'],
    ['/markdown-page', ''],
    ['/docs', 'Start here'],
    ['/concepts/joins', 'Joins'],
    ['/docs/intro.html', 'Start here'],
  ] as const
  for (const [href, name] of visits) {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await followLink(page, href)
    await page.waitForFunction(() => !('isSameDocument' in window))
    await waitForControls(page)
    expect(await title(page), href).toContain(name)
  }
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Joins')
  await page.goForward()
  await expect.poll(() => title(page)).toContain('Start here')
  expect(faults).toEqual([])
  await followLink(page, '/docs/Intro')
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('Did you mean /docs/intro')
})

test('the menu opens, turns its panels, closes by Back, and leaves nothing in the history', async () => {
  const { page, faults } = await open('/blog', phone)
  await page.goto('/docs/concepts/joins')
  await waitForControls(page)
  await menuButton(page).click()
  await menu(page).getByRole('button', { name: 'Back to main menu' }).click()
  expect(await menu(page).getByRole('link', { name: 'Testimonials' }).isVisible()).toBe(true)
  await menu(page).getByRole('button', { name: 'Docs menu' }).click()
  expect(await menu(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
  await page.goBack()
  expect(await menu(page).isVisible()).toBe(false)
  expect(await title(page)).toBe('Joins')
  await menuButton(page).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Blog')
  expect(faults).toEqual([])
})

test('a link of the menu takes the menu’s place in the history', async () => {
  const { page, faults } = await open('/docs/concepts/joins', phone)
  const before = await page.evaluate(() => history.length)
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Iterators' }).click()
  await expect.poll(() => title(page)).toBe('Iterators')
  await waitForControls(page)
  expect(await menu(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Joins')
  await waitForControls(page)
  expect(await menu(page).isVisible()).toBe(false)
  await menuButton(page).click()
  expect(await menu(page).getByRole('link', { name: 'Iterators' }).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('a reload with the menu open leaves no entry of it behind', async () => {
  const { page } = await open('/blog', phone)
  await page.goto('/docs/concepts/joins')
  await waitForControls(page)
  await menuButton(page).click()
  await page.reload()
  await waitForControls(page)
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Blog')
})

test('the controls of the shell work: dropdown, sidebar, colour mode, keyboard help, table of contents', async () => {
  const { page, faults } = await open('/docs/concepts/joins')
  const dropdown = page.locator('.dropdown')
  await dropdown.locator('summary').click()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Newsletter')
  await page.keyboard.press('Escape')
  expect(await dropdown.getAttribute('open')).toBeNull()
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await sidebar.getByLabel('Pages of Tutorials').click()
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await sidebar.getByRole('link', { name: 'Iterators' }).click()
  await expect.poll(() => title(page)).toBe('Iterators')
  await waitForControls(page)
  expect(await sidebar.getByRole('link', { name: 'Tick, part 1' }).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog', { name: 'Keyboard' }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  const link = page.locator('.table-of-contents a').nth(1)
  await link.click()
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true')
  expect(faults).toEqual([])
})

test('the controls of a page work: tabs, copying, pictures, study ticks, printing a section', async () => {
  const { page, faults } = await open('/markdown-page', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('tab', { name: 'Windows' }).click()
  expect(await page.getByRole('tabpanel', { name: 'Windows' }).isVisible()).toBe(true)
  const block = page.locator('.code-block').last()
  await block.hover()
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click()
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  await page.getByRole('link', { name: /^Enlarge image/ }).click()
  await page.locator('dialog.image-zoom').waitFor()
  await page.keyboard.press('Escape')
  await followLink(page, '/docs/studyPlan/quants')
  await page.waitForURL('**/docs/studyPlan/quants')
  await waitForControls(page)
  await page.locator('.copy-page').first().click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^---\ntitle:/)
  const tick = page.locator('.study-ticks input[type=checkbox]').first()
  await tick.scrollIntoViewIfNeeded()
  await expect.poll(() => tick.isEnabled()).toBe(true)
  await tick.check()
  await page.getByText(/^1 of \d+ done/).waitFor()
  await followLink(page, '/docs/category/tutorials')
  await page.waitForURL('**/docs/category/tutorials')
  await waitForControls(page)
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  await page.locator('.print-button').click()
  await page.locator('.section-print article').first().waitFor()
  expect(faults).toEqual([])
})

test('the search dialog opens at the first key, leads to a hit and to the search page', async () => {
  const { page, faults } = await open('/docs/intro')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.waitFor()
  await dialog.getByRole('combobox').fill('fby')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/concepts/fby')
  await waitForControls(page)
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('iterators')
  await dialog.getByRole('link', { name: /^See all/ }).click()
  await page.waitForURL('**/search?q=iterators')
  await page.getByRole('searchbox').fill('joins')
  await page.waitForURL('**/search?q=joins')
  await page.goBack()
  await page.goBack()
  await expect.poll(() => title(page)).toContain('Start here')
  expect(faults).toEqual([])
})

async function open(path: string, options: BrowserContextOptions = {}) {
  const { page, faults } = await browser.open('', options)
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await page.goto(path)
  await waitForControls(page)
  expect(await page.evaluate(() => window.navigation)).toBeUndefined()
  return { page, faults }
}
