import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const doc = '/docs/concepts/joins'
const phone = { viewport: { width: 375, height: 700 }, hasTouch: true }
const hasControls = (page: Page) => page.evaluate(() => document.documentElement.dataset.controls === '')

/** Opens a page whose controls take half a second to come; `fetched` are the paths of its scripts and stylesheets. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const { page, faults } = await browser.visit('', options)
  const fetched: string[] = []
  page.on('request', request => {
    if (/\.(?:js|css)$/.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await page.route('**/controls-*', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { page, faults, fetched }
}

test('a page that nobody touches fetches its entry script and no other', async () => {
  const { page, fetched } = await open(doc)
  await page.waitForTimeout(1_000)
  expect(fetched.filter(path => path.endsWith('.js'))).toHaveLength(1)
  expect(fetched.filter(path => path.includes('/controls-'))).toEqual([])
  expect(await hasControls(page)).toBe(false)
})

test.each([
  ['a mouse', (page: Page) => page.mouse.move(200, 200)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolling', (page: Page) => page.evaluate(() => scrollTo(0, 400))],
  ['a finger', (page: Page) => page.touchscreen.tap(5, 400)],
  ['a focus that assistive technology sets', (page: Page) => page.locator('main a').first().focus()],
  ['a choice in another tab', (page: Page) => page.evaluate(() => dispatchEvent(new StorageEvent('storage')))],
])('%s brings the controls with their stylesheet, once', async (_, move) => {
  const { page, fetched, faults } = await open(doc, { hasTouch: true })
  await move(page)
  await move(page)
  await expect.poll(() => hasControls(page)).toBe(true)
  expect(fetched.filter(path => path.includes('/controls-'))).toHaveLength(2)
  expect(faults).toEqual([])
})

test.each([
  [
    'the menu of a phone',
    '/docs/intro',
    (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' }).tap(),
    (page: Page) => page.getByRole('dialog', { name: 'Navigation' }),
  ],
  [
    'a tab',
    '/markdown-page',
    (page: Page) => page.getByRole('tab', { name: 'Windows' }).tap(),
    (page: Page) => page.getByRole('tabpanel', { name: 'Windows' }),
  ],
  [
    'a picture',
    '/markdown-page',
    (page: Page) => page.locator('a.zoom').tap(),
    (page: Page) => page.locator('dialog.image-zoom'),
  ],
  [
    'keyboard help',
    '/blog',
    (page: Page) => page.getByRole('button', { name: 'Keyboard help' }).tap(),
    (page: Page) => page.getByRole('dialog', { name: 'Keyboard' }),
  ],
  [
    'the key of keyboard help',
    '/blog',
    (page: Page) => page.keyboard.press('?'),
    (page: Page) => page.getByRole('dialog', { name: 'Keyboard' }),
  ],
])('%s, when pressed first, works once the controls are loaded', async (_, path, press, result) => {
  const { page, faults } = await open(path, phone)
  await press(page)
  await result(page).waitFor()
  expect(await hasControls(page)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(faults).toEqual([])
})

test('the menu of a phone is open as a popover until its dialog is loaded', async () => {
  const { page } = await open('/docs/intro', phone)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const button = page.getByRole('button', { name: 'Toggle navigation bar' })
  await button.tap()
  expect(await menu.isVisible()).toBe(true)
  expect(await hasControls(page)).toBe(false)
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
  expect(await page.locator(':popover-open').count()).toBe(0)
})

test('the menu of a phone stays closed if the reader closes it before its dialog is loaded', async () => {
  const { page } = await open('/docs/intro', phone)
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap()
  await page.keyboard.press('Escape')
  await expect.poll(() => hasControls(page)).toBe(true)
  await page.waitForTimeout(200)
  expect(await page.getByRole('dialog', { name: 'Navigation' }).isVisible()).toBe(false)
})

test.each([
  ['an address with a hash', `${doc}#exercises`],
  ['a page that is not there', '/docs/concepts/join'],
  ['a list of study plans', '/docs/category/study-plan'],
])('%s has its controls at once', async (_, path) => {
  const { page } = await open(path)
  await expect.poll(() => hasControls(page)).toBe(true)
})

test('controls that could not be fetched are requested again when the page comes back, and not at each input', async () => {
  const { page } = await browser.visit('')
  let requests = 0
  await page.route('**/controls-*.js', route => {
    requests++
    return route.abort()
  })
  await page.goto(doc)
  await page.mouse.move(200, 200)
  await page.waitForFunction(() => document.documentElement.dataset.controls === 'failed')
  await page.mouse.move(300, 300)
  await page.keyboard.press('Tab')
  expect(requests).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect.poll(() => requests).toBe(2)
})

test('controls that could not be fetched are loaded when the network returns', async () => {
  const { page } = await browser.visit('', phone)
  await page.route('**/controls-*.js', route => route.abort())
  await page.goto(doc)
  const menu = page.getByRole('button', { name: 'Toggle navigation bar' })
  await menu.tap()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.documentElement.dataset.controls === 'failed')
  await page.unroute('**/controls-*.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => hasControls(page)).toBe(true)
  await menu.tap()
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor()
})

test('nothing moves when the controls arrive', async () => {
  const { page } = await open('/docs/tutorials/tick')
  await page.evaluate(recordLayoutShifts, false)
  await page.mouse.move(300, 300)
  await expect.poll(() => hasControls(page)).toBe(true)
  await page.waitForTimeout(300)
  expect(await readLayoutShifts(page)).toEqual([])
})
