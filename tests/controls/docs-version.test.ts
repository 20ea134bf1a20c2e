import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const key = 'tickwise.docs-version'

/** A site with the versions `current` and `1.0`; `second` is a doc of the first alone. */
const site = serveFixtureSite(
  {
    'content/docs-1.0/first.md': '---\ntitle: First of old\n---\n\nText with [a link](./third.md).\n',
    'content/docs-1.0/third.md': '---\ntitle: Third of old\n---\n\nText.\n',
  },
  config => {
    const versions = `versions: [
    { name: 'current', label: 'Next', path: '/docs', folder: 'content/docs' },
    { name: '1.0', label: '1.0', path: '/docs/1.0', folder: 'content/docs-1.0', banner: 'unmaintained' },
  ],`
    return config.replace('navbar:', `${versions}\n  navbar:`)
  },
)

const browser = startBrowser(site)

const learn = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' })
const stored = (page: Page) => page.evaluate(name => localStorage.getItem(name), key)

async function choose(page: Page, label: string) {
  const chooser = page.locator('details.versions')
  await chooser.locator('summary').click()
  await chooser.getByRole('link', { name: label, exact: true }).click()
}

test('a chosen version shows the same doc and is where the navbar leads from then on', async () => {
  const { page, faults } = await browser.visit('/docs/first')
  expect(await stored(page)).toBe(null)
  await choose(page, '1.0')
  await expect.poll(() => page.locator('h1').textContent()).toBe('First of old')
  expect(new URL(page.url()).pathname).toBe('/docs/1.0/first')
  await page.goto('/')
  await expect.poll(() => learn(page).getAttribute('href')).toBe('/docs/1.0/first')
  await learn(page).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('First of old')
  expect(faults).toEqual([])
})

test('a doc that the chosen version lacks gives way to its first; the banner leads back and is a choice too', async () => {
  const { page } = await browser.visit('/docs/second')
  await choose(page, '1.0')
  await expect.poll(() => page.locator('h1').textContent()).toBe('First of old')
  await page.getByRole('note').getByRole('link', { name: 'latest version' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('First')
  expect(await stored(page)).toBe('current')
})

test('reading a version without choosing it keeps the navbar in it, and only as long', async () => {
  const { page } = await browser.visit('/docs/1.0/third')
  await expect.poll(() => learn(page).getAttribute('href')).toBe('/docs/1.0/first')
  await page.getByRole('banner').getByRole('link', { name: 'Tiny' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Home of Tiny')
  await expect.poll(() => learn(page).getAttribute('href')).toBe('/docs/first')
  expect(await stored(page)).toBe(null)
})

test('a remembered version that the site does not have is forgotten', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(name => localStorage.setItem(name, '0.9"}'), key)
  await page.goto('/')
  await expect.poll(() => learn(page).getAttribute('href')).toBe('/docs/first')
  await expect.poll(() => stored(page)).toBe(null)
  expect(faults).toEqual([])
})

test('without storage a version can be chosen', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto('/docs/first')
  await choose(page, '1.0')
  await expect.poll(() => page.locator('h1').textContent()).toBe('First of old')
  expect(faults).toEqual([])
})

test('without scripts a version can be chosen', async () => {
  const { page } = await browser.visit('/docs/first', { javaScriptEnabled: false })
  await choose(page, '1.0')
  await page.waitForURL('**/docs/1.0/first')
})
