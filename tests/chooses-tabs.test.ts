import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { controlsReady, startBrowser } from './browser.ts'

const browser = startBrowser()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const chosen = (page: Page) => page.locator('[role=tab][aria-selected=true]').first().textContent()

test('tabs are chosen by click, by Space, by arrow keys, Home and End', async () => {
  const { page } = await browser.openReady('/markdown-page')
  await tab(page, 'Windows').click()
  expect(await page.getByRole('tabpanel', { name: 'Windows' }).isVisible()).toBe(true)
  expect(await page.getByRole('tabpanel', { name: 'Linux' }).isVisible()).toBe(false)
  for (const [key, name] of [
    ['ArrowRight', 'Linux'],
    ['ArrowLeft', 'Windows'],
    ['Home', 'Linux'],
    ['End', 'Windows'],
  ]) {
    await page.keyboard.press(key ?? '')
    expect(await chosen(page), key).toBe(name)
    expect(await page.evaluate(() => document.activeElement?.textContent), key).toBe(name)
  }
  for (const held of ['Alt', 'Control', 'Meta']) {
    await tab(page, 'Windows').dispatchEvent('keydown', {
      key: 'ArrowLeft',
      [`${held.toLowerCase().replace('control', 'ctrl')}Key`]: true,
    })
    expect(await chosen(page), held).toBe('Windows')
  }
  await tab(page, 'Linux').focus()
  await page.keyboard.press('Space')
  expect(await chosen(page)).toBe('Linux')
})

test('the choice of a group is there before the first paint of the next visit, and in the browser’s other tabs', async () => {
  const { page } = await browser.openReady('/markdown-page')
  const other = await page.context().newPage()
  await other.goto('/markdown-page')
  await controlsReady(other)
  await tab(page, 'Windows').click()
  await expect.poll(() => chosen(other)).toBe('Windows')
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.reload()
  await expect.poll(() => chosen(page)).toBe('Windows')
})

test.each(['{"shell":"amiga"}', '{"shell":7}', '[', '"x"'])('with %s stored the first tab shows', async stored => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(value => localStorage.setItem('tickwise.tabs', value), stored)
  await page.goto('/markdown-page')
  await controlsReady(page)
  expect(await chosen(page)).toBe('Linux')
  await tab(page, 'Windows').click()
  expect(await chosen(page)).toBe('Windows')
  expect(faults).toEqual([])
})
