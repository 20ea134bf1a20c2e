import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'

const shared = startBrowser().shareAcrossPaths()

test('controls that are useless on paper are not printed', async () => {
  const { page } = await shared.visit('/markdown-page')
  const useless = ['.navbar', '.footer', '.table-of-contents', '.copy-button', '[role=tablist]']
  for (const selector of useless) await page.locator(selector).first().waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  for (const selector of useless) expect(await page.locator(selector).first().isVisible(), selector).toBe(false)
})

test('the announcement bar is not printed', async () => {
  const { page } = await shared.visit('/')
  expect(await page.locator('.announcement-bar').isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.announcement-bar').isVisible()).toBe(false)
})

test('every tab and every fold of a doc is printed', async () => {
  const { page } = await shared.visit('/markdown-page')
  await page.emulateMedia({ media: 'print' })
  const panels = await page.locator('[role=tabpanel]').all()
  expect(panels.length).toBeGreaterThan(1)
  for (const panel of panels) expect(await panel.isVisible()).toBe(true)
  expect(await page.locator('details p').first().isVisible()).toBe(true)
})

test('beside links to other hosts their address is printed, beside links within the site nothing', async () => {
  const { page } = await shared.visit('/docs/intro')
  await page.emulateMedia({ media: 'print' })
  const printed = (selector: string) =>
    page
      .locator(`.prose ${selector}`)
      .first()
      .evaluate(link => [getComputedStyle(link, '::after').content, link.getAttribute('href')])
  const [outside, address] = await printed('a[href^="https://"]')
  expect(outside).toBe(`" (${address})"`)
  const [inside] = await printed('a[href^="/"]:not(.term *)')
  expect(inside).toBe('none')
})

test('the tables of the reference are a card of two sheets, on A4 and on letter paper', async () => {
  const { page } = await shared.visit('/reference')
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format })
    expect([...file.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(2)
  }
})

test('a page chosen as dark prints black on white', async () => {
  const { page } = await shared.visit('/docs/intro')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('a section is put on one page to be printed, with ids that stay unique', async () => {
  const { page, faults } = await shared.load('/docs/category/tutorials')
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { isPrinted: true })
  })
  await page.getByRole('button', { name: 'Print this section' }).click()
  await page.getByText('7 pages on this one.').waitFor()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)
  expect(await page.locator('.section-print article').count()).toBe(7)
  const doubles = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })
  expect(doubles).toEqual([])
  // Links within a page lead to its copy; what is folded away on its page is not here.
  const broken = await page.evaluate(() => {
    const hashes = [...document.querySelectorAll<HTMLAnchorElement>('.section-print a[href^="#"]')].map(
      link => link.hash,
    )
    return { all: hashes.length, missing: hashes.filter(hash => !document.getElementById(hash.slice(1))) }
  })
  expect(broken).toEqual({ all: expect.any(Number), missing: [] })
  expect(broken.all).toBeGreaterThan(0)
  expect(await page.locator('.section-print .term, .section-print details:not([open])').count()).toBe(0)
  expect(await page.locator('.section-print [data-folded]').count()).toBe(0)
  expect(await page.locator('.section-print [id="p1-"], .section-print > article > h1').count()).toBe(7)
  expect(faults).toEqual([])
})

test('a section of which a page cannot be loaded says so and can be tried again', async () => {
  const { page } = await shared.empty()
  await page.route('**/docs/tutorials/tick2', route => route.abort())
  await page.goto('/docs/category/tutorials')
  await waitForControls(page)
  await page.evaluate(() => {
    window.print = () => {}
  })
  const button = page.getByRole('button', { name: 'Print this section' })
  await button.click()
  await page.getByText('Part of it could not be loaded.').waitFor()
  await page.unroute('**/docs/tutorials/tick2')
  await button.click()
  await page.getByText('7 pages on this one.').waitFor()
})
