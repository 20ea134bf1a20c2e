import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { maxInputMs } from '../../src/q-pages/limits.ts'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { publishAgain } from '../support/publish-again.ts'
import {
  calmEndlessInputs,
  holdLibrary,
  leaveSessions,
  reloadSessions,
  runSession,
  serveRunnerPage,
  sessionOf,
  shareSessions,
  typeAtPrompt,
} from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const address = () => `${site.origin}/docs/sessions`
const endless = 'while[1b;]'
const needsLibrary = '.Q.s1 a'
const inputSeconds = `${maxInputMs / 1000} seconds`
const open = shareSessions(browser, site)

test('after a second a run can be stopped, and the session is rebuilt', async () => {
  const { page, faults } = await open()
  const session = await runSession(page, 0)
  await typeAtPrompt(session, 'c:40')
  await calmEndlessInputs(page)
  await session.prompt.fill(endless)
  await session.prompt.press('Enter')
  await session.button('Stop').click()
  await expect
    .poll(() => session.log.locator('.q-explanation').textContent())
    .toBe('Stopped. The session is rebuilt with the next run.')
  expect(await session.button('Stop').count()).toBe(0)
  await typeAtPrompt(session, 'a+c')
  await expect.poll(() => session.log.locator('samp').last().textContent()).toBe('42\n')
  expect(faults).toEqual([])
})

test('a block that was stopped shows what it showed before, and runs again with Retry', async () => {
  const { page } = await open()
  const { button, editors, status, computed } = sessionOf(page, 0)
  await holdLibrary(page)
  await button('Edit').click()
  await editors.nth(1).fill(needsLibrary)
  await editors.nth(1).press('Enter')
  await button('Stop').click()
  await expect.poll(() => status.textContent()).toBe('Stopped. The session is rebuilt with the next run.')
  expect(await computed.locator('samp').textContent()).toBe('3\n')
  await editors.nth(1).fill('a+5')
  await button('Retry').click()
  await expect.poll(() => status.textContent()).toBe('Changed: 1 line')
  expect(await computed.locator('samp').textContent()).toBe('7\n')
})

test('a block that waits for another can be stopped, and the other goes on', async () => {
  const { page } = await open()
  const { busy, release } = await startHeldRun(page, `${needsLibrary}\n${endless}`)
  const waiting = sessionOf(page, 1)
  await waiting.button('Run').click()
  await waiting.button('Stop').click()
  await expect.poll(() => waiting.status.textContent()).toBe('Stopped. The session is rebuilt with the next run.')
  await calmEndlessInputs(page, { clockSpeed: 10 })
  release()
  await expect.poll(() => busy.status.textContent()).toContain(`Ended by the time limit of ${inputSeconds}`)
})

test('a block that is reset while it waits for another shows nothing of its run', async () => {
  const { page, faults } = await open()
  const { busy, release } = await startHeldRun(page)
  const waiting = sessionOf(page, 1)
  await waiting.button('Edit').click()
  await waiting.button('Run').click()
  await waiting.button('Reset').click()
  release()
  await expect.poll(() => busy.status.textContent()).toMatch(/^Changed: 1 line/)
  await runSession(page, 3)
  expect([await waiting.printed.isVisible(), await waiting.prompt.count(), await waiting.status.textContent()]).toEqual(
    [true, 0, ''],
  )
  expect(faults).toEqual([])
})

test('results belong to the inputs that ran, even if the reader edits them during the run', async () => {
  const { page } = await open()
  const { release } = await startHeldRun(page)
  const { block, button, editors, status } = sessionOf(page, 1)
  await button('Run').click()
  await button('Edit').click()
  await editors.first().fill('a\na')
  await button('Edit').click()
  release()
  await expect
    .poll(() => status.textContent())
    .toBe('Same as printed · Ran 1 earlier block · Edited during the run, not run yet')
  expect(await block.locator('.q-entry samp').allTextContents()).toEqual(['22\n', '1 2 3\n'])
  const report = await block.getByRole('link', { name: 'Tell us' }).getAttribute('href')
  expect(decodeURIComponent(report ?? '')).toContain('    b+a\n')
})

test('an input that is not stopped ends by itself at the time limit, and says so', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await calmEndlessInputs(page, { clockSpeed: 10 })
  await typeAtPrompt(session, endless)
  expect(await session.log.locator('samp').textContent()).toContain("'stop")
  expect(await session.log.locator('.q-explanation').textContent()).toContain(`took longer than ${inputSeconds}`)
  await typeAtPrompt(session, 'a')
  expect(await session.log.locator('samp').last().textContent()).toBe('2\n')
})

test('a chunk that could not be fetched is reported in the block, and Retry runs it', async () => {
  const { page } = await open()
  await reloadSessions(page)
  await page.route('**/block-controller*', route => route.abort())
  const { button, status, prompt } = sessionOf(page, 0)
  await button('Run').click()
  await expect.poll(() => status.textContent()).toMatch(/^A script could not be loaded\./)
  await page.unroute('**/block-controller*')
  await button('Retry').click()
  await prompt.waitFor()
  expect(await status.textContent()).toBe('Same as printed')
})

test('a worker whose script does not arrive is reported in the block, and Retry runs it', async () => {
  const { page } = await open()
  await page.route('**/q.worker*', route => route.abort())
  const { button, status, prompt } = sessionOf(page, 0)
  await button('Run').click()
  await expect.poll(() => status.textContent()).toMatch(/^A script could not be loaded\./)
  await page.unroute('**/q.worker*')
  await button('Retry').click()
  await prompt.waitFor()
  expect(await status.textContent()).toBe('Same as printed')
})

test('a part of the worker that does not arrive is reported in the block, and Retry runs it', async () => {
  const { page } = await open()
  await page.context().route('**/assets/library-*', route => route.abort())
  const { button, editors, status, computed } = sessionOf(page, 0)
  await button('Edit').click()
  await editors.nth(1).fill(needsLibrary)
  await button('Run').click()
  await expect.poll(() => status.textContent()).toMatch(/^A script could not be loaded\./)
  await page.context().unroute('**/assets/library-*')
  await button('Retry').click()
  await expect.poll(() => status.textContent()).toMatch(/^Changed: 1 line/)
  expect(await computed.locator('samp').textContent()).toBe(',"2"\n')
})

test.each([['**/block-controller*'], ['**/q.worker*'], ['**/assets/library-*']])(
  'after the site has been published again, a page without %s asks to be reloaded, and keeps what was typed',
  async gone => {
    const { page } = await open()
    await reloadSessions(page)
    const session = sessionOf(page, 0)
    await publishAgain(page, gone)
    if (gone.includes('block-controller')) await session.button('Run').click()
    else {
      await session.button('Edit').click()
      await session.editors.nth(1).fill(needsLibrary)
      await session.button('Run').click()
    }
    await expect.poll(() => session.status.textContent()).toContain('has been updated')
    await page.context().unrouteAll()
    await session.button('Reload').click()
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    await page.mouse.move(100, 100)
    await session.button('Run').click()
    const expected = gone.includes('block-controller') ? 'Same as printed' : 'Changed: 1 line'
    await expect.poll(() => session.status.textContent()).toBe(expected)
  },
)

test('the time limit leaves a slow network the time that it needs', async () => {
  const { page } = await open()
  await page.context().route('**/assets/library-*', async route => {
    await new Promise(resolve => setTimeout(resolve, 9000))
    await route.continue()
  })
  const session = await runSession(page, 0)
  await typeAtPrompt(session, needsLibrary)
  expect(await session.log.locator('samp').textContent()).toBe(',"2"\n')
})

test('where workers are forbidden the block says so, and the page stays as it is', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('forbidden', 'SecurityError')
      }
    } as unknown as typeof Worker
  })
  await page.goto(address())
  await page.mouse.move(100, 100)
  const { button, status, printed } = sessionOf(page, 0)
  await button('Run').click()
  await expect.poll(() => status.textContent()).toContain('this browser forbids workers')
  expect(await printed.isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('where storage is blocked, sessions run', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(address())
  await page.mouse.move(100, 100)
  const { status } = await runSession(page, 0)
  expect(await status.textContent()).toBe('Same as printed')
  expect(faults).toEqual([])
})

test('the worker of a page that is left ends, and a page that is shown again runs anew', async () => {
  const { page, faults } = await open()
  await runSession(page, 1)
  expect(page.workers()).toHaveLength(1)
  await leaveSessions(page)
  await expect.poll(() => page.workers().length).toBe(0)
  await page.goBack()
  await page.locator('.q-bar').first().waitFor()
  const { status } = await runSession(page, 1)
  expect(await status.textContent()).toBe('Same as printed · Ran 2 earlier blocks')
  await page.goForward()
  await expect.poll(() => page.workers().length).toBe(0)
  expect(faults).toEqual([])
})

test('a page that is left while a session runs reports nothing', async () => {
  const { page, faults } = await open()
  const session = await runSession(page, 0)
  await calmEndlessInputs(page)
  await session.prompt.fill(endless)
  await session.prompt.press('Enter')
  await leaveSessions(page)
  await expect.poll(() => page.workers().length).toBe(0)
  await page.goBack()
  await runSession(page, 0)
  expect(faults).toEqual([])
})

test('a page that was hidden rebuilds its session when it is used again', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await typeAtPrompt(session, 'c:5')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect.poll(() => page.workers().length).toBe(0)
  await typeAtPrompt(session, 'a+c')
  expect(await session.log.locator('samp').textContent()).toBe('7\n')
})

test('two tabs have sessions of their own', async () => {
  const { page } = await open()
  const other = await page.context().newPage()
  onTestFinished(() => other.close())
  await other.goto(address())
  await waitForControls(other)
  const here = await runSession(page, 0)
  const there = await runSession(other, 0)
  await typeAtPrompt(here, 'a:50')
  await typeAtPrompt(there, 'a')
  expect(await there.log.locator('samp').textContent()).toBe('2\n')
})

/** Runs the first session with `inputs`, the first of which waits for a part of the worker's script until `release` is called. */
async function startHeldRun(page: Page, inputs = needsLibrary) {
  const release = await holdLibrary(page)
  const busy = sessionOf(page, 0)
  await busy.button('Edit').click()
  await busy.editors.nth(1).fill(inputs)
  await busy.button('Run').click()
  return { busy, release }
}
