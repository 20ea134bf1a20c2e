import { expect, test } from 'vitest'
import { startBrowser } from './browser.ts'

const browser = startBrowser()

test('a click swaps the page: title, canonical link and focus are the new page’s, the shell stays', async () => {
  const { page, faults } = await browser.open('/docs/intro')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click()
  await page.waitForURL('**/docs/category/kdbq-study-roadmap')
  await expect.poll(() => page.title()).toContain('KDB/Q Study Roadmap')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    'https://tickwise.example/docs/category/kdbq-study-roadmap',
  )
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('#announcer').textContent()).toContain('KDB/Q Study Roadmap')
  expect(faults).toEqual([])
})

test('Back restores the scroll position, Forward the page', async () => {
  const { page } = await browser.open('/docs/concepts/joins')
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  // Not by Playwright's click, which scrolls the sticky navbar "into view" first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/blog"]')?.click())
  await page.waitForURL('**/blog')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  await page.goBack()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  await page.goForward()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
})

test('the navbar marks the section the reader has come to', async () => {
  const { page } = await browser.open('/docs/intro')
  const menu = page.getByRole('navigation', { name: 'Main' })
  expect(await menu.locator('[aria-current]').allTextContents()).toEqual(['Learn'])
  await menu.getByRole('link', { name: 'Blog', exact: true }).click()
  await expect.poll(() => menu.locator('[aria-current]').allTextContents()).toEqual(['Blog'])
})

test('the progress bar shows when a page takes longer than 200 ms, not when it is quicker, and the old page stays', async () => {
  const { page } = await browser.open('/about/about')
  await page.route('**/cv/cv', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => document.querySelector('.progress-bar') && seen.push(performance.now())).observe(
      document.body,
      { childList: true },
    )
  })
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/cv/cv"]')?.click())
  await page.getByRole('progressbar').waitFor()
  expect(await page.locator('h1').textContent()).toContain('About')
  await page.waitForFunction(() => document.title.includes('CV'))
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.evaluate(() => Object.assign(window, { seen: [] }))
  await page.goBack()
  await page.waitForFunction(() => document.title.includes('About'))
  expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen.length)).toBe(0)
})

test('an unknown page is shown in place with its address kept', async () => {
  const { page } = await browser.open('/docs/intro')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/docs/nope'
    link.textContent = 'nope'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'nope' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Page Not Found')
  expect(new URL(page.url()).pathname).toBe('/docs/nope')
})

test('a short link ends at its doc with the address cleaned', async () => {
  const { page } = await browser.open('/docs/intro')
  await page.evaluate(() => navigation.navigate('/concepts/joins'))
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
})

test('a failed request loads the page in full, once', async () => {
  const { page } = await browser.open('/docs/intro')
  let requests = 0
  await page.route('**/about/about', route => (requests++ === 0 ? route.abort() : route.continue()))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('#menu a[href="/about/about"]')?.click())
  await expect.poll(() => page.title()).toContain('About')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(requests).toBe(2)
})

test('with data saver nothing is fetched ahead', async () => {
  const { page } = await browser.open('')
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const pages: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') pages.push(request.url())
  })
  await page.goto('/docs/concepts/joins')
  await page.getByRole('link', { name: 'Blog', exact: true }).first().hover()
  await page.waitForTimeout(300)
  expect(pages).toEqual([])
})
