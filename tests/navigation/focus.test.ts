import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test.each([1280, 375])('closing the announcement bar moves the focus to the brand, %i px wide', async width => {
  const { page } = await browser.visitReady('/blog', { viewport: { width, height: 700 } })
  await page.getByRole('button', { name: 'Close announcement' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.announcement-bar').isVisible()).toBe(false)
  expect(await focused(page)).toBe('Tickwise')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('"Print this section" keeps the focus, and prints again when it is pressed again', async () => {
  const { page, faults } = await browser.visitReady('/docs/category/tutorials')
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    window.print = () => {
      dataset.printed = `${Number(dataset.printed ?? 0) + 1}`
    }
  })
  const printed = (times: string) => page.locator(`html[data-printed="${times}"]`).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Print this section' }).focus()
  await page.keyboard.press('Enter')
  await printed('1')
  expect(await focused(page)).toBe('Print this section')
  await page.keyboard.press('Enter')
  await printed('2')
  expect(await page.locator('.section-print article').count()).toBe(7)
  expect(faults).toEqual([])
})
