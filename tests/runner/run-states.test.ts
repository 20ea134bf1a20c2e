import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import {
  holdLibrary,
  reloadSessions,
  runSession,
  serveRunnerPage,
  sessionOf,
  shareSessions,
  typeAtPrompt,
} from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const open = shareSessions(browser, site)
const openOnTouchScreen = shareSessions(browser, site, { viewport: { width: 320, height: 640 }, hasTouch: true })

/** What a reader does to get there, in the session with the error and the wide line. */
const states: [name: string, act: (page: Page) => Promise<unknown>][] = [
  ['at rest', async () => {}],
  [
    'being edited',
    async page => {
      await sessionOf(page, 2).button('Edit').click()
      await sessionOf(page, 2).editors.first().waitFor()
    },
  ],
  ['run', page => runSession(page, 2)],
  [
    'edited and run',
    async page => {
      const session = sessionOf(page, 2)
      await session.button('Edit').click()
      await session.editors.first().fill('2+`a`b')
      await session.button('Run').click()
      await session.prompt.waitFor()
    },
  ],
  ['with typed lines', async page => typeAtPrompt(await runSession(page, 2), '1+`b')],
  [
    'ended',
    async page => {
      const session = await runSession(page, 2)
      await session.prompt.fill('\\\\')
      await session.prompt.press('Enter')
      await session.button('Start again').waitFor()
    },
  ],
  [
    'running',
    async page => {
      const session = await runSession(page, 2)
      await holdLibrary(page)
      await session.prompt.fill('.Q.s1 1')
      await session.prompt.press('Enter')
      await session.button('Stop').waitFor()
    },
  ],
  [
    'failed',
    async page => {
      await reloadSessions(page)
      await page.route('**/block-controller*', route => route.abort())
      await sessionOf(page, 2).button('Run').click()
      await sessionOf(page, 2).button('Retry').waitFor()
    },
  ],
]

test.each(states)('a session passes axe, light and dark: %s', async (_, act) => {
  const { page } = await open()
  await act(page)
  expect(await findAxeViolationsInBothModes(page, '.session:has(figcaption)')).toEqual([])
})

test.each(states)('320 px hold a session, and its buttons are 44 px: %s', async (_, act) => {
  const { page } = await openOnTouchScreen()
  await act(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const boxes = await sessionOf(page, 2)
    .block.locator('button:visible')
    .evaluateAll(buttons =>
      buttons.map(button => ({ ...button.getBoundingClientRect().toJSON(), name: button.className })),
    )
  expect(boxes.length).toBeGreaterThan(2)
  for (const { name, width, height, left, right } of boxes) {
    expect(Math.min(width, height + 1), name).toBeGreaterThanOrEqual(44)
    expect([left >= 0, right <= 320], name).toEqual([true, true])
  }
})

test('on phones a field has letters of 16 px, so that the page does not zoom in', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 375, height: 700 })
  const { prompt, button, editors } = await runSession(page, 0)
  await button('Edit').click()
  for (const field of [prompt, editors.first()])
    expect(await field.evaluate(element => getComputedStyle(element).fontSize)).toBe('16px')
})

test('the coloured text lies exactly below the field that is typed in', async () => {
  const { page } = await open()
  await page.setViewportSize({ width: 375, height: 700 })
  const { prompt, block } = await runSession(page, 0)
  await prompt.fill(`${'select sum size by sym from trade where '.repeat(6)}\n/ second line\n\n`)
  const heights = await block
    .locator('.q-prompt .q-editor')
    .evaluate(editor =>
      [...editor.children].map(({ scrollHeight, clientHeight, clientWidth }) => [
        scrollHeight,
        clientHeight,
        clientWidth,
      ]),
    )
  expect(heights[0]).toEqual(heights[1])
  expect(heights[1]?.[0]).toBe(heights[1]?.[1])
})

test('with forced colours the text of a field is shown once', async () => {
  const { page } = await open()
  await page.emulateMedia({ forcedColors: 'active' })
  const { prompt, block } = await runSession(page, 0)
  await prompt.fill('til 3')
  expect(await block.locator('.q-prompt pre').isVisible()).toBe(false)
})
