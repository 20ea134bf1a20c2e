import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())

test.each(['/docs/concepts/joins', '/docs/concepts/joins#as-of-join'])(
  'at %s a link to the same page leads to its top without loading it again',
  async path => {
    const { page } = await browser.visitReady(path)
    await markDocument(page)
    await page.evaluate(() => scrollTo(0, 900))
    await followLink(page, '/docs/concepts/joins')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(page.url()).toMatch(/\/docs\/concepts\/joins$/)
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('a double click on a link of the navbar opens its page once, without a full load', async () => {
  const { page, faults } = await browser.visitReady('/docs/intro')
  await markDocument(page)
  const before = await page.evaluate(() => history.length)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).dblclick()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  await page.waitForFunction(() => !navigation.transition)
  expect(await isSameDocument(page)).toBe(true)
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  expect(faults).toEqual([])
})

test('a second click while the page loads changes nothing', async () => {
  const { page } = await browser.visitReady('/docs/intro')
  let requests = 0
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/cv/cv', async route => {
    requests++
    await held
    await route.continue()
  })
  await markDocument(page)
  for (const _ of [1, 2, 3]) await followLink(page, '/cv/cv')
  answer()
  await expect.poll(() => page.locator('h1').textContent()).toContain('CV')
  expect(requests).toBe(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('in the menu of a phone, the link to the current page closes the menu, scrolls to the top and adds no history entry', async () => {
  const { page } = await browser.visit('/blog', { viewport: { width: 375, height: 700 } })
  await page.goto('/about/about')
  await waitForControls(page)
  await markDocument(page)
  await page.evaluate(() => scrollTo(0, 600))
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const menu = page.getByRole('dialog', { name: 'Navigation' })
  await menu.getByRole('link', { name: 'About' }).click()
  await expect.poll(() => menu.isVisible()).toBe(false)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/blog')
})

test.each(['/docs/intro.html', '/docs/intro/', '/docs/intro/index.html'])(
  'where a host serves %s as it is, the address becomes the canonical one',
  async path => {
    const { page } = await browser.visit('')
    await page.route(
      url => url.pathname === path,
      async route =>
        route.fulfill({ response: await route.fetch({ url: new URL('/docs/intro', route.request().url()).href }) }),
    )
    await page.goto(`${path}?from=there#where-to-start`)
    await expect.poll(() => getAddress(page)).toBe('/docs/intro?from=there#where-to-start')
  },
)

function getAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window)
}
