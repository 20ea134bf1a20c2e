import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts'
import { sessionOf, typeAtPrompt } from '../support/runner-page.ts'

const browser = startBrowser()

test.each([
  ['a wide screen', { width: 1440, height: 900 }],
  ['a phone', { width: 375, height: 1_400 }],
])('on %s the home page shows an open prompt after the first input, and nothing moves', async (_, viewport) => {
  const { page, faults } = await browser.open('', { viewport })
  await page.addInitScript(recordLayoutShifts, true)
  await page.goto('/')
  const { block, prompt } = sessionOf(page, 0)
  const height = () => block.evaluate(figure => figure.getBoundingClientRect().height)
  const before = await height()
  await page.mouse.move(200, 200)
  await prompt.waitFor()
  await page.waitForTimeout(300)
  expect(await height()).toBe(before)
  expect(await readLayoutShifts(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(faults).toEqual([])
})

test('what is typed at an open prompt runs after the lines above it, and names the interpreter', async () => {
  const { page, faults } = await browser.openReady('/')
  const session = sessionOf(page, 0)
  await typeAtPrompt(session, 'exec max price from trade')
  await expect.poll(() => session.log.locator('samp').allTextContents()).toEqual(['22\n'])
  expect(await session.printed.isVisible()).toBe(true)
  expect(await session.block.locator('.q-source').textContent()).toContain('Tickwise’s own interpreter, not kdb+')
  expect(faults).toEqual([])
})

test('Reset takes away what was typed at an open prompt, and leaves the prompt', async () => {
  const { page } = await browser.openReady('/')
  const session = sessionOf(page, 0)
  await typeAtPrompt(session, 'trade:1')
  await session.button('Reset').click()
  await session.prompt.waitFor()
  expect(await session.log.textContent()).toBe('')
  await typeAtPrompt(session, 'count trade')
  await expect.poll(() => session.log.locator('samp').allTextContents()).toEqual(['4\n'])
})

test('a failure to fetch the prompt leaves a session that can be read and run', async () => {
  const { page } = await browser.open('')
  await page.route('**/block-controller*', route => route.abort())
  await page.goto('/')
  await page.mouse.move(200, 200)
  const session = sessionOf(page, 0)
  await session.button('Run').waitFor()
  expect(await session.printed.isVisible()).toBe(true)
  expect(await session.status.textContent()).toBe('')
})
