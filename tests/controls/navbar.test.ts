import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { createFixtureSite } from '../support/fixture-site.ts'
import { startTickwiseServer } from '../support/run-tickwise.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const dropdown = (page: Page) => page.locator('.dropdown summary')
const isOpen = (page: Page) => page.locator('.dropdown').evaluate(element => (element as HTMLDetailsElement).open)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a dropdown is opened by Enter and walked with the arrow keys, Home and End, without scrolling; Escape closes it and returns', async () => {
  const { page } = await browser.visitReady('/blog')
  await page.evaluate(() => addEventListener('scroll', () => document.body.setAttribute('data-scrolled', '')))
  await dropdown(page).focus()
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(true)
  const walk: [key: string, label: string][] = [
    ['ArrowDown', 'Newsletter'],
    ['ArrowDown', 'Blog platform'],
    ['End', 'Code'],
    ['ArrowDown', 'Newsletter'],
    ['ArrowUp', 'Code'],
    ['Home', 'Newsletter'],
  ]
  for (const [key, label] of walk) {
    await page.keyboard.press(key)
    expect(await focused(page), key).toBe(label)
  }
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await focused(page)).toBe('Elsewhere')
  await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('Code')
  await page.waitForTimeout(200)
  expect(await page.locator('body').getAttribute('data-scrolled')).toBe(null)
})

test('a dropdown closes when the reader clicks or tabs elsewhere', async () => {
  const { page } = await browser.visitReady('/blog')
  await dropdown(page).click()
  expect(await isOpen(page)).toBe(true)
  await page.locator('h1').click({ position: { x: 5, y: 5 } })
  expect(await isOpen(page)).toBe(false)
  await dropdown(page).click()
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab')
  expect(await isOpen(page)).toBe(false)
})

test('a dropdown closes when another page comes, also by Back', async () => {
  const { page } = await browser.visitReady('/blog')
  await dropdown(page).click()
  await page.evaluate(() => navigation.navigate('/about/about').finished)
  await expect.poll(() => isOpen(page)).toBe(false)
  await dropdown(page).click()
  expect(await isOpen(page)).toBe(true)
  await page.goBack()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/blog')
})

test('where the site asks for it, the navbar hides on the way down and never while focus is in it', async () => {
  const site = createFixtureSite({ 'content/docs/long.md': `---\ntitle: Long\n---\n\n${'A line.\n\n'.repeat(200)}` })
  site.write('site.config.ts', site.config.replace('navbar: {', 'navbar: { hideOnScroll: true,'))
  const server = await startTickwiseServer('start', '--root', site.root)
  onTestFinished(() => server.stop())
  const { page } = await browser.visitReady(`${server.origin}/docs/long`)
  const isShown = () => page.locator('.navbar').evaluate(bar => bar.getBoundingClientRect().bottom > 0)
  // Hiding has a script of its own, which the controls fetch.
  const scrollDown = async () => {
    await page.mouse.wheel(0, 300)
    return isShown()
  }
  await expect.poll(scrollDown).toBe(false)
  await page.mouse.wheel(0, -100)
  await expect.poll(isShown).toBe(true)
  await page.mouse.wheel(0, 300)
  await expect.poll(isShown).toBe(false)
  await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true }))
  await expect.poll(isShown).toBe(true)
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(300)
  expect(await isShown()).toBe(true)
})

test.each([1280, 375])('forced colours leave the current item of the menu marked, %i px wide', async width => {
  const { page } = await browser.openReady('/blog', { viewport: { width, height: 700 }, forcedColors: 'active' })
  if (width < 996) await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const lines = await page
    .locator('#menu > ul > li > a')
    .evaluateAll(links => links.map(link => [link.textContent, getComputedStyle(link).textDecorationLine]))
  expect(lines.filter(([, line]) => line === 'underline')).toEqual([['Blog', 'underline']])
})
