import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts'

const browser = startBrowser()
const kinds = [
  '/',
  '/docs/concepts/joins',
  '/docs/productivity/pulse',
  '/docs/category/tutorials',
  '/blog',
  '/blog/year-review-2025',
  '/blog/tags',
  '/markdown-page',
  '/search',
]

interface FirstFrame {
  theme: string
  ground: string
  isBarShown?: boolean
  isOpen?: boolean
  top?: number
}

test('the first frame has the chosen mode, and the sidebar as it was left', async () => {
  const { page } = await browser.open('', { viewport: { width: 1200, height: 420 } })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const open = { '/docs/category/tutorials': true }
    localStorage.setItem('tickwise.sidebar', JSON.stringify({ 'Docs sidebar': { open, top: 150 } }))
  })
  await recordFirstFrame(page)
  // The entry script never comes: what is right then was right before it.
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.goto('/docs/concepts/joins')
  expect(await firstFrame(page)).toEqual({
    theme: 'dark',
    ground: 'rgb(14, 19, 16)',
    isOpen: true,
    top: 150,
  })
})

test.each([true, false])(
  'the first frame shows the announcement bar unless the reader has closed it: %s',
  async isClosed => {
    const { page } = await browser.open('')
    if (isClosed) await page.addInitScript(() => localStorage.setItem('tickwise.announcement', 'newsletter-2026'))
    await recordFirstFrame(page)
    await page.route('**/assets/client-*.js', route => route.abort())
    await page.goto('/')
    expect(await firstFrame(page)).toMatchObject({ isBarShown: !isClosed })
  },
)

for (const width of [375, 1440]) {
  test(`nothing moves while a page loads, ${width} px wide`, async () => {
    const { page } = await browser.open('', { viewport: { width, height: 800 } })
    await page.addInitScript(recordLayoutShifts, true)
    await page.addInitScript(() => {
      if (innerWidth > 1000) localStorage.setItem('theme', 'dark')
      if (innerWidth > 1000) localStorage.setItem('tickwise.announcement', 'newsletter-2026')
    })
    const moved: string[] = []
    for (const path of kinds) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const shifts = await readLayoutShifts(page)
      if (shifts.length > 0) moved.push(`${path}: ${shifts.join(' ')}`)
    }
    expect(moved).toEqual([])
  })
}

async function firstFrame(page: Page): Promise<FirstFrame> {
  await page.waitForFunction(() => 'firstFrame' in window)
  return page.evaluate(() => (window as unknown as { firstFrame: FirstFrame }).firstFrame)
}

/** Records what is on the screen once the first frame with content has been drawn. */
async function recordFirstFrame(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      const { documentElement: root } = document
      const bar = document.querySelector('.announcement-bar')
      const sidebar = document.getElementById('sidebar')
      const tutorials = sidebar?.querySelector<HTMLDetailsElement>('[data-key="/docs/category/tutorials"]')
      const firstFrame = {
        theme: root.dataset.theme,
        ground: getComputedStyle(document.body).backgroundColor,
        isBarShown: bar ? getComputedStyle(bar).display !== 'none' : undefined,
        isOpen: tutorials?.open,
        top: sidebar?.scrollTop,
      }
      Object.assign(window, { firstFrame })
    }).observe({ type: 'paint', buffered: true })
  })
}
