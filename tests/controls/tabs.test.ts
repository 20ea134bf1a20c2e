import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { findAxeViolationsInMode } from '../support/find-axe-violations.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const chosen = (page: Page) => page.locator('[role=tab][aria-selected=true]').first().textContent()

test('a click chooses a tab and shows its panel alone', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await tab(page, 'Windows').click()
  expect(await page.getByRole('tabpanel', { name: 'Windows' }).isVisible()).toBe(true)
  expect(await page.getByRole('tabpanel', { name: 'Linux' }).isVisible()).toBe(false)
  // Find-in-page searches it all the same.
  expect(await page.locator('[role=tabpanel]').first().getAttribute('hidden')).toBe('until-found')
})

test('the Tab key reaches the chosen tab alone', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  const tabIndexes = () =>
    page
      .locator('.tabs')
      .first()
      .locator('[role=tab]')
      .evaluateAll(tabs => tabs.map(each => (each as HTMLElement).tabIndex))
  expect(await tabIndexes()).toEqual([0, -1])
  await tab(page, 'Windows').click()
  expect(await tabIndexes()).toEqual([-1, 0])
})

test('arrow keys, Home and End choose a tab and move the focus to it', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await tab(page, 'Windows').click()
  // Home and End would scroll the page.
  await page.evaluate(() =>
    addEventListener('keydown', event => {
      document.body.dataset.prevented = String(event.defaultPrevented)
    }),
  )
  for (const [key, name] of [
    ['ArrowRight', 'Linux'],
    ['ArrowLeft', 'Windows'],
    ['Home', 'Linux'],
    ['End', 'Windows'],
  ]) {
    await page.keyboard.press(key ?? '')
    expect(await chosen(page), key).toBe(name)
    expect(await page.locator('body').getAttribute('data-prevented'), key).toBe('true')
    expect(await page.evaluate(() => document.activeElement?.textContent), key).toBe(name)
  }
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow key pressed with %s is left to the browser', async held => {
  const { page } = await browser.visitReady('/markdown-page')
  await tab(page, 'Windows').click()
  await tab(page, 'Windows').dispatchEvent('keydown', { key: 'ArrowLeft', [held]: true })
  expect(await chosen(page)).toBe('Windows')
})

test('a choice holds for all tabs of its group, tabs without a group choose for themselves, and the pressed tab stays put', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await page
    .locator('.tabs')
    .first()
    .evaluate(tabs => {
      document.documentElement.style.overflowAnchor = 'none'
      const follower = tabs.cloneNode(true) as HTMLElement
      const alone = tabs.cloneNode(true) as HTMLElement
      const panel = follower.querySelectorAll<HTMLElement>('[role=tabpanel]')[1]
      if (panel) panel.style.blockSize = '400px'
      delete alone.dataset.group
      tabs.before(follower)
      tabs.after(alone)
    })
  const windows = (index: number) => page.locator('.tabs').nth(index).getByRole('tab', { name: 'Windows' })
  const chosenOfAll = () =>
    page
      .locator('.tabs')
      .locator('[aria-selected=true]')
      .allTextContents()
      .then(names => names.slice(0, 3))
  const before = await windows(1).evaluate(each => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' })
    return each.getBoundingClientRect().top
  })
  await windows(1).click()
  expect(await chosenOfAll()).toEqual(['Windows', 'Windows', 'Linux'])
  expect(await windows(1).evaluate(each => each.getBoundingClientRect().top)).toBeCloseTo(before, 0)
  await page.locator('.tabs').nth(0).getByRole('tab', { name: 'Linux' }).click()
  await windows(2).click()
  expect(await chosenOfAll()).toEqual(['Linux', 'Linux', 'Windows'])
})

test('Space chooses the tab that has the focus', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await tab(page, 'Windows').click()
  await tab(page, 'Linux').focus()
  await page.keyboard.press('Space')
  expect(await chosen(page)).toBe('Linux')
})

test('a tab shows its panel when the browser finds text in it', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  const panel = page.locator('[role=tabpanel]').nth(1)
  expect(await panel.isVisible()).toBe(false)
  await panel.evaluate(element => element.dispatchEvent(new Event('beforematch', { bubbles: true })))
  expect(await panel.isVisible()).toBe(true)
})

test('the choice of a group reaches the browser’s other tabs', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  const other = await page.context().newPage()
  await other.goto('/markdown-page')
  await waitForControls(other)
  await tab(page, 'Windows').click()
  await expect.poll(() => chosen(other)).toBe('Windows')
})

test('the choice of a group is there on the next visit, before the entry script has come', async () => {
  const { page } = await browser.visitReady('/markdown-page')
  await tab(page, 'Windows').click()
  await page.route('**/assets/client-*.js', route => route.abort())
  await page.reload()
  await expect.poll(() => chosen(page)).toBe('Windows')
})

test.each(['{"shell":"amiga"}', '{"shell":7}', '[', '"x"'])('with %s stored the first tab shows', async stored => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(value => localStorage.setItem('tickwise.tabs', value), stored)
  await page.goto('/markdown-page')
  await waitForControls(page)
  expect(await chosen(page)).toBe('Linux')
  await tab(page, 'Windows').click()
  expect(await chosen(page)).toBe('Windows')
  expect(faults).toEqual([])
})

test('sets of tabs with the same labels pass axe, whichever tab is chosen', async () => {
  const { page } = await browser.visitReady('/docs/same-tabs')
  expect(await page.getByRole('tabpanel', { name: 'SQL' }).count()).toBe(3)
  expect(await findAxeViolationsInMode('light', page)).toEqual([])
  await tab(page, 'pandas').first().click()
  expect(await page.getByRole('tabpanel', { name: 'pandas' }).count()).toBe(3)
  expect(await findAxeViolationsInMode('light', page)).toEqual([])
})
