import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const phone = { viewport: { width: 375, height: 700 } }
const link = (page: Page) => page.getByRole('link', { name: /^Enlarge image/ })
const zoom = (page: Page) => page.locator('dialog.image-zoom')
const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="600"/>')}`

test.each([
  ['a drawing of 50 by 150 px', 1280, undefined],
  ['a drawing of 50 by 150 px', 375, undefined],
  ['a picture wider than the window', 1280, wide],
  ['a picture wider than the window', 375, wide],
])('%s is as large as a window of %i px allows, below the button that closes it', async (_, width, address) => {
  const { page } = await browser.visitReady('/markdown-page', { viewport: { width, height: 700 } })
  if (address) await link(page).evaluate((element, href) => element.setAttribute('href', href), address)
  await link(page).click()
  const image = zoom(page).locator('img')
  await expect.poll(() => image.evaluate(element => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const picture = await image.boundingBox()
  const button = await zoom(page).getByRole('button', { name: 'Close image' }).boundingBox()
  if (!picture || !button) throw new Error('The picture or its button is not shown.')
  expect(Math.max(picture.width / width, picture.height / 700)).toBeGreaterThan(0.8)
  expect(button.y + button.height).toBeLessThanOrEqual(picture.y)
  expect(picture.y + picture.height).toBeLessThanOrEqual(700)
})

test('a click on the enlarged picture or beside it closes it', async () => {
  const { page } = await browser.visitReady('/markdown-page', { viewport: { width: 1280, height: 700 } })
  for (const close of [() => zoom(page).locator('img').click(), () => page.mouse.click(5, 690)]) {
    await link(page).click()
    expect(await zoom(page).isVisible()).toBe(true)
    await close()
    expect(await zoom(page).isVisible()).toBe(false)
  }
})

test('on phones Back closes an enlarged picture and leaves nothing in the history', async () => {
  const { page, faults } = await browser.visitReady('/blog', phone)
  await page.goto('/markdown-page')
  await waitForControls(page)
  await link(page).click()
  await zoom(page).waitFor()
  await page.goBack()
  await expect.poll(() => zoom(page).isVisible()).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/markdown-page')
  await link(page).click()
  await zoom(page).getByRole('button', { name: 'Close image' }).click()
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/blog')
  expect(faults).toEqual([])
})

test('on wide screens an enlarged picture has no entry in the history', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  const entries = await page.evaluate(() => history.length)
  await link(page).click()
  await zoom(page).waitFor()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.keyboard.press('Escape')
  expect(await zoom(page).isVisible()).toBe(false)
})
