import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { describeConsole } from '../support/q-console.ts'
import { runSession } from '../support/runner-page.ts'

const browser = startBrowser()
const doc = '/docs/concepts/joins'
const readerOfKeptDocs = browser.share('/about/about?offline=on')
const haveKeptDocs = new WeakSet<Page>()

test('sessions run without a network once one has run', async () => {
  const { page } = await openWithWorker(doc)
  await waitForBars(page)
  await runSession(page, 0)
  await expect.poll(() => savedScripts(page, 'tickwise-assets')).toContain('q.worker')
  await page.context().setOffline(true)
  await page.reload()
  await waitForControls(page)
  await waitForBars(page)
  const { status } = await runSession(page, 1)
  expect(await status.textContent()).toMatch(/^Same as printed/)
})

test('sessions of a page that was only read run without a network, with processes and the library', async () => {
  const { page } = await openWithWorker('/docs/tutorials/tick')
  await waitForBars(page)
  const parts = ['block-controller.client', 'q.worker', 'create-machine', 'library']
  await expect.poll(() => savedScripts(page, 'tickwise-assets')).toEqual(expect.arrayContaining(parts))
  expect(await savedScripts(page, 'tickwise-assets')).not.toContain('attach')
  await page.context().setOffline(true)
  await page.reload()
  await waitForControls(page)
  await waitForBars(page)
  const last = await page
    .locator('.session')
    .evaluateAll(all => all.findLastIndex(session => session.matches('[data-process]') && session.checkVisibility()))
  const { status, block } = await runSession(page, last)
  expect(await status.textContent()).toMatch(/^Same as printed/)
  expect(await block.locator('.q-bar').evaluate(bar => getComputedStyle(bar).position)).toBe('absolute')
})

test('answers are checked without a network on the second page that was read', async () => {
  const { page } = await openWithWorker('/blog')
  await page.goto(doc)
  await waitForControls(page)
  const parts = ['attach', 'exercise-work', 'answer-check.client', 'q.worker']
  await expect.poll(() => savedScripts(page, 'tickwise-assets')).toEqual(expect.arrayContaining(parts))
  await page.context().setOffline(true)
  await page.reload()
  await expectAnswersAreChecked(page)
})

test('docs that are kept for reading offline bring the runner and its styles', async () => {
  const { page } = await openWithKeptDocs()
  await page.goto(doc)
  await waitForControls(page)
  await waitForBars(page)
  const { status, block } = await runSession(page, 0)
  expect(await status.textContent()).toMatch(/^Same as printed/)
  expect(await block.locator('.q-bar').evaluate(bar => getComputedStyle(bar).position)).toBe('absolute')
})

test('answers are checked without a network on docs that are kept', async () => {
  const { page } = await openWithKeptDocs()
  await page.goto(doc)
  await expectAnswersAreChecked(page)
})

test('kept docs bring the console, which runs q and explains words and errors without a network', async () => {
  const { page, faults } = await openWithKeptDocs()
  await page.goto('/console')
  const { prompt, run, transcript, help } = describeConsole(page)
  await prompt.waitFor()
  expect(await run('til 5')).toContain('0 1 2 3 4')
  expect(await run('.Q.s1 1 2')).toContain('1 2')
  await run('1+`a')
  await transcript.getByText('given a value of a type it does not accept').waitFor()
  await prompt.fill('til')
  await expect.poll(() => help.textContent()).toContain('til')
  expect(await page.locator('.console-page').evaluate(main => getComputedStyle(main).display)).not.toBe('inline')
  expect(faults).toEqual([])
})

/** A reader without a network who has kept the docs, and of whom nothing else is saved; the same one for all tests. */
async function openWithKeptDocs() {
  const opened = await readerOfKeptDocs()
  if (!haveKeptDocs.has(opened.page)) await keepDocs(opened.page)
  haveKeptDocs.add(opened.page)
  return opened
}

async function keepDocs(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForLoadState('networkidle')
  await page.locator('#offline-docs').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Keep all docs for reading offline' }).click()
  await page.getByText('All docs are saved in this browser.').waitFor()
  await page.evaluate(() => Promise.all(['tickwise-assets', 'tickwise-pages'].map(name => caches.delete(name))))
  await page.context().setOffline(true)
}

/** The first exercise of the page answers, if only that the answer is wrong. */
async function expectAnswersAreChecked(page: Page) {
  const exercise = page.locator('.exercise:has(textarea)').first()
  await exercise.getByRole('textbox').fill('0')
  await exercise.getByRole('button', { name: /^Check/ }).click()
  await expect.poll(() => exercise.locator('.exercise-outcome > [role=status]').textContent()).toMatch(/^Not yet/)
}

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
