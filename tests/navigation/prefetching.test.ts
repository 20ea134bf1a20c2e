import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { readBuilt } from '../support/built-files.ts'

const browser = startBrowser()

test.each(['/docs/concepts/joins', '/blog', '/docs/category/tutorials'])(
  'on %s at most two links in view are fetched ahead, for less than twice the page’s own bytes',
  async path => {
    const { page } = await browser.visit('')
    const own: string[] = []
    page.on('request', request => {
      if (request.resourceType() !== 'fetch') own.push(new URL(request.url()).pathname)
    })
    const fetched = watchFetches(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('.pager').evaluate(pager => pager.scrollIntoView({ block: 'center' }))
    await expect.poll(() => fetched.length).toBeGreaterThan(0)
    await page.waitForTimeout(800)
    expect(fetched.length).toBeLessThanOrEqual(2)
    expect(new Set(fetched).size).toBe(fetched.length)
    const sumBytes = (paths: string[]) => paths.reduce((sum, each) => sum + brotliBytes(each), 0)
    expect(sumBytes(fetched)).toBeLessThan(2 * sumBytes(own))
  },
)

test('the next page is prefetched before links in the text', async () => {
  const { page } = await browser.visit('', { viewport: { width: 1200, height: 20_000 } })
  const fetched = watchFetches(page)
  await page.goto('/docs/language/history', { waitUntil: 'networkidle' })
  await waitForControls(page)
  const next = await page.locator('.pager-after').getAttribute('href')
  await expect.poll(() => fetched[0]).toBe(next)
})

test('a link pointed at, focused or touched is fetched at once, and only once', async () => {
  const { page } = await browser.visit('/cv/cv', { hasTouch: true })
  const fetched = watchFetches(page)
  await page.getByRole('link', { name: 'Testimonials' }).first().hover()
  await expect.poll(() => fetched).toContain('/testimonials/testimonials')
  await page.getByRole('link', { name: 'Blog', exact: true }).first().focus()
  await expect.poll(() => fetched).toContain('/blog')
  await page.getByRole('link', { name: 'Happy Hour' }).first().dispatchEvent('touchstart')
  await expect.poll(() => fetched).toContain('/happyHour/happyHour')
  await page.getByRole('link', { name: 'Testimonials' }).first().hover()
  await page.waitForTimeout(200)
  expect(fetched.filter(path => path === '/testimonials/testimonials')).toHaveLength(1)
})

test('pointing at a link to a file, a download, another window, another site or the page itself fetches nothing', async () => {
  const { page } = await browser.visitReady('/cv/cv')
  const fetched = watchFetches(page)
  const point = (attributes: string) =>
    page.evaluate(html => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a ${html}>link</a>`)
      document.querySelector('main > a:last-child')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }, attributes)
  for (const attributes of [
    'href="/img/logo.svg"',
    'href="/about/about" download',
    'href="/about/about" target="_blank"',
    'href="https://else.example/about/about"',
    'href="/cv/cv?x=1"',
    'href="/cv/cv#top"',
    'href="/blog?x=1"',
  ])
    await point(attributes)
  await expect.poll(() => fetched).toEqual(['/blog'])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'with %o nothing is fetched ahead, and links work',
  async connection => {
    const { page } = await browser.open('')
    await page.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection)
    const fetched = watchFetches(page)
    await page.goto('/docs/concepts/joins')
    const blog = page.getByRole('link', { name: 'Blog', exact: true }).first()
    await blog.hover()
    await blog.focus()
    await blog.dispatchEvent('touchstart')
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    await blog.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  },
)

function watchFetches(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

function brotliBytes(path: string): number {
  const isFile = /\.\w+$/.test(path)
  return brotliCompressSync(readBuilt(isFile ? path : `${path}.html`)).length
}
