import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { runSession } from '../support/runner-page.ts'

const browser = startBrowser()
const doc = '/docs/concepts/joins'

test('sessions run without a network once one has run', async () => {
  const { page } = await openWithWorker(doc)
  await waitForBars(page)
  await runSession(page, 0)
  await expect.poll(() => savedScripts(page, 'tickwise-assets')).toContain('runner.worker')
  await page.context().setOffline(true)
  await page.reload()
  await waitForControls(page)
  await waitForBars(page)
  const { status } = await runSession(page, 1)
  expect(await status.textContent()).toMatch(/^Same as printed/)
})

test('docs that are kept for reading offline bring the runner and its styles', async () => {
  const { page } = await openWithWorker('/about/about')
  await page.locator('#offline-docs').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).click()
  await page.getByText('All docs are saved in this browser.').waitFor()
  await page.evaluate(() => Promise.all(['tickwise-assets', 'tickwise-pages'].map(name => caches.delete(name))))
  await page.context().setOffline(true)
  await page.goto(doc)
  await waitForControls(page)
  await waitForBars(page)
  const { status, block } = await runSession(page, 0)
  expect(await status.textContent()).toMatch(/^Same as printed/)
  expect(await block.locator('.q-bar').evaluate(bar => getComputedStyle(bar).position)).toBe('absolute')
})

async function openWithWorker(path: string) {
  const opened = await browser.open(`${path}?offline=on`)
  await waitForControls(opened.page)
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await opened.page.waitForLoadState('networkidle')
  return opened
}

const waitForBars = (page: Page) => page.locator('.q-bar').first().waitFor()

/** The names of saved scripts without their hashes. */
function savedScripts(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async cacheName => {
    const requests = await (await caches.open(cacheName)).keys()
    return requests.map(({ url }) => /\/([\w.-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? '')
  }, name)
}
