import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser, waitForControls } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const roadmap = '/docs/category/kdbq-study-roadmap'

test('the roadmap shows how much of a plan the reader has ticked off, and nothing of plans not begun', async () => {
  const { page, faults } = await browser.visitReady('/docs/studyPlan/quants')
  const tasks = page.locator('.study-ticks input[type=checkbox]')
  const total = await tasks.count()
  for (const task of [tasks.nth(0), tasks.nth(1)]) {
    await task.scrollIntoViewIfNeeded()
    await expect.poll(() => task.isEnabled()).toBe(true)
    await task.check()
  }
  await followLink(page, roadmap)
  const progress = page.locator('.doc-line small:visible')
  await expect.poll(() => progress.allTextContents()).toEqual([`2 of ${total} done`])
  expect(
    await page
      .locator('.doc-line h2', { has: page.locator('small:visible') })
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/docs/studyPlan/quants')
  await page.reload()
  await expect.poll(() => progress.allTextContents()).toEqual([`2 of ${total} done`])
  expect(faults).toEqual([])
})

test('ticks made in two tabs are all kept', async () => {
  const { page } = await browser.visitReady('/docs/studyPlan/quants')
  const other = await page.context().newPage()
  await other.goto('/docs/studyPlan/quants')
  const tasks = [page, other].map((tab, index) => tab.locator('.study-ticks input[type=checkbox]').nth(index))
  for (const task of tasks) {
    await task.scrollIntoViewIfNeeded()
    await expect.poll(() => task.isEnabled()).toBe(true)
  }
  for (const task of tasks) await task.check()
  await other.getByText(/^2 of \d+ done/).waitFor()
  await followLink(other, roadmap)
  await expect.poll(() => other.locator('.doc-line small:visible').textContent()).toMatch(/^2 of/)
})

test('without ticks, and without scripts, the roadmap says nothing of progress', async () => {
  const { page } = await browser.visitReady(roadmap)
  expect(await page.locator('[data-plan]').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-plan]:visible').count()).toBe(0)
  const { page: scriptless } = await browser.visit(roadmap, { javaScriptEnabled: false })
  expect(await scriptless.locator('[data-plan]:visible').count()).toBe(0)
})

test('stored ticks that are not a list, or more than the plan has, are handled', async () => {
  const { page, faults } = await browser.open('')
  const stored = { quants: 5, mangers: Array.from({ length: 99 }, (_, index) => String(index)) }
  await page.addInitScript(ticks => localStorage.setItem('tickwise.study-ticks', ticks), JSON.stringify(stored))
  await page.goto(roadmap)
  await expect.poll(() => page.locator('[data-plan]:visible').allTextContents()).toHaveLength(1)
  const [text = ''] = await page.locator('[data-plan]:visible').allTextContents()
  const [, done, total] = /^(\d+) of (\d+) done$/.exec(text) ?? []
  expect(done).toBe(total)
  expect(faults).toEqual([])
})

test('ticks reach a plan and a roadmap that are open in other tabs, and so does their removal', async () => {
  const { page } = await browser.visitReady('/docs/studyPlan/quants')
  const plan = await page.context().newPage()
  await plan.goto('/docs/studyPlan/quants')
  const overview = await page.context().newPage()
  await overview.goto(roadmap)
  await waitForControls(overview)
  const task = (tab: Page) => tab.locator('.study-ticks input[type=checkbox]').first()
  for (const tab of [page, plan]) {
    await task(tab).scrollIntoViewIfNeeded()
    await expect.poll(() => task(tab).isEnabled()).toBe(true)
  }
  await task(page).check()
  await expect.poll(() => task(plan).isChecked()).toBe(true)
  await plan.getByText(/^1 of \d+ done/).waitFor()
  await expect.poll(() => overview.locator('.doc-line small:visible').count()).toBe(1)
  await followLink(page, '/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText('Done: this browser keeps nothing').waitFor()
  await expect.poll(() => task(plan).isChecked()).toBe(false)
  await plan.getByText(/^0 of \d+ done/).waitFor()
  await expect.poll(() => overview.locator('.doc-line small:visible').count()).toBe(0)
})

test('data cleared in the same tab takes the ticks of the page away', async () => {
  const { page } = await browser.visitReady('/docs/studyPlan/quants')
  const task = page.locator('.study-ticks input[type=checkbox]').first()
  await task.scrollIntoViewIfNeeded()
  await expect.poll(() => task.isEnabled()).toBe(true)
  await task.check()
  await page.getByText(/^1 of \d+ done/).waitFor()
  await page.evaluate(() => {
    localStorage.clear()
    document.dispatchEvent(new Event('tickwise:data-cleared'))
  })
  await expect.poll(() => task.isChecked()).toBe(false)
})
