import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltPages } from '../support/built-files.ts'

const browser = startBrowser()
const withoutScripts = { javaScriptEnabled: false }

test('the text and the code of a doc are readable', async () => {
  const { page } = await browser.visit('/docs/concepts/joins', withoutScripts)
  expect(await page.locator('h1').textContent()).toBe('Joins')
  expect(await page.locator('.prose > p').first().isVisible()).toBe(true)
  expect(await page.locator('.code-block pre').first().innerText()).toContain('trade:')
})

test('the table of contents leads to its headings', async () => {
  const { page } = await browser.visit('/docs/concepts/joins', withoutScripts)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'As-of join', exact: true }).click()
  expect(await page.locator('#as-of-join').evaluate(heading => heading.getBoundingClientRect().top)).toBeLessThan(200)
})

test('the sidebar leads to every doc, those in closed categories included', async () => {
  const { page } = await browser.visit('/docs/concepts/joins', withoutScripts)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const inSidebar = await sidebar
    .getByRole('link', { includeHidden: true })
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  const docs = listBuiltPages().filter(path => path.startsWith('/docs/'))
  expect(docs.filter(path => !inSidebar.includes(path))).toEqual([])
  await sidebar.getByText('Tutorials', { exact: true }).click()
  await sidebar.getByRole('link', { name: 'Tick, part 1' }).click()
  await page.waitForURL('**/docs/tutorials/tick')
})

test('no control that needs scripts is shown', async () => {
  const { page } = await browser.visit('/markdown-page', withoutScripts)
  for (const selector of [
    '.copy-button',
    '.wrap-button',
    '.fold-button',
    '.colour-mode-button',
    '[role=tab]',
    '.keyboard-help-button',
    '.back-to-top',
  ]) {
    expect(await page.locator(selector).first().isVisible(), selector).toBe(false)
  }
})

test('the announcement bar is shown without its button', async () => {
  const { page } = await browser.visit('/', withoutScripts)
  expect(await page.locator('.announcement-bar').isVisible()).toBe(true)
  expect(await page.locator('.announcement-bar .close-button').isVisible()).toBe(false)
})

test('every panel of tabs is shown', async () => {
  const { page } = await browser.visit('/markdown-page', withoutScripts)
  const panels = await page.locator('[role=tabpanel]').all()
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) expect(await panel.isVisible()).toBe(true)
})

test('the search button leads to the search page, which lists every doc', async () => {
  const { page } = await browser.visit('/', withoutScripts)
  await page
    .getByRole('link', { name: /^Search/ })
    .first()
    .click()
  await page.waitForURL('**/search')
  // 40 docs and the pages of 7 categories.
  expect(await page.locator('main a[href^="/docs/"]').count()).toBe(47)
})

test('the menu and the sidebar of a phone open', async () => {
  const { page } = await browser.visit('/docs/intro', { ...withoutScripts, viewport: { width: 375, height: 800 } })
  await page.getByRole('button', { name: 'Docs menu' }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('Tutorials', { exact: true }).click()
  await page.waitForURL('**/docs/category/tutorials')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).isVisible()).toBe(
    true,
  )
})
