import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import {
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
const open = shareSessions(browser, site)

/** Ways in which a reader leaves the page and comes back to it. */
const returns: [name: string, act: (page: Page) => Promise<unknown>][] = [
  [
    'a link and Back',
    async page => {
      await leaveSessions(page)
      await page.goBack()
    },
  ],
  ['a reload', reloadSessions],
]

test.each(returns)('edits, what was typed at a prompt and what stands in it survive %s', async (_, leaveAndReturn) => {
  const { page, faults } = await open()
  const first = sessionOf(page, 0)
  await first.button('Edit').click()
  await first.editors.first().fill('a:5')
  const second = await runSession(page, 1)
  await typeAtPrompt(second, 'c:40')
  await typeAtPrompt(second, 'a+c')
  await second.prompt.fill('a draft')
  await leaveAndReturn(page)
  await second.prompt.waitFor()
  await expect.poll(() => first.status.textContent()).toBe('Edited, not run yet')
  expect(await first.block.locator('.q-typed').allTextContents()).toEqual(['q)a:5', 'q)a+1'])
  expect(await second.log.locator('.q-typed').allTextContents()).toEqual(['q)c:40', 'q)a+c'])
  expect(await second.prompt.inputValue()).toBe('a draft')
  // What was typed runs again, in its order and after the blocks above it.
  await second.button('Run again').click()
  await expect.poll(() => second.log.locator('samp').allTextContents()).toEqual(['45\n'])
  expect(await second.button('Run again').count()).toBe(0)
  expect(await sessionOf(page, 2).computed.isVisible()).toBe(false)
  expect(faults).toEqual([])
})

test('what was typed comes back in a browser that blocks storage, until the page is reloaded', async () => {
  const { page } = await browser.open('')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(address())
  await waitForControls(page)
  await typeAtPrompt(await runSession(page, 0), 'a*21')
  await returns[0]?.[1](page)
  const { log, prompt } = sessionOf(page, 0)
  await prompt.waitFor()
  expect(await log.locator('.q-typed').allTextContents()).toEqual(['q)a*21'])
  await reloadSessions(page)
  await (await runSession(page, 0)).prompt.waitFor()
  expect(await log.locator('.q-typed').allTextContents()).toEqual([])
})

test('what another tab has kept of other sessions of the page stays', async () => {
  const { page } = await open()
  const other = await page.context().newPage()
  onTestFinished(() => other.close())
  await other.goto(address())
  await waitForControls(other)
  await typeAtPrompt(await runSession(page, 0), 'a*21')
  await leaveSessions(page)
  await typeAtPrompt(await runSession(other, 3), 'a*4')
  await other.reload()
  await waitForControls(other)
  for (const [place, typed] of [
    [0, 'q)a*21'],
    [3, 'q)a*4'],
  ] as const)
    await expect.poll(() => sessionOf(other, place).log.locator('.q-typed').allTextContents()).toEqual([typed])
})

test('lines that came back can be removed, and the draft stays', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await typeAtPrompt(session, 'a*21')
  await session.prompt.fill('a draft')
  await reloadSessions(page)
  await session.button('Remove').click()
  expect(await session.log.locator('*').count()).toBe(0)
  expect(await session.prompt.inputValue()).toBe('a draft')
  await reloadSessions(page)
  await session.prompt.waitFor()
  expect(await session.log.locator('*').count()).toBe(0)
})

test('Reset forgets what was kept', async () => {
  const { page } = await open()
  const session = sessionOf(page, 0)
  await session.button('Edit').click()
  await session.editors.first().fill('a:5')
  await reloadSessions(page)
  await session.button('Reset').click()
  await reloadSessions(page)
  await session.button('Run').click()
  await expect.poll(() => session.status.textContent()).toBe('Same as printed')
  expect(await page.evaluate(() => localStorage.getItem('tickwise.sessions'))).toBe('{}')
})

test.each([
  ['not JSON', '{'],
  [
    'values of other types',
    '{"/docs/sessions":[1,{"index":0,"printed":"x","inputs":[2],"typed":"y","draft":3}],"b":2}',
  ],
  [
    'a block that has changed',
    '{"/docs/sessions":[{"index":0,"printed":"q)old","inputs":["new"],"typed":["z"],"draft":""}]}',
  ],
])('a damaged or outdated record is ignored: %s', async (_, stored) => {
  const { page, faults } = await open()
  await page.evaluate(text => localStorage.setItem('tickwise.sessions', text), stored)
  await reloadSessions(page)
  const { status } = await runSession(page, 0)
  expect(await status.textContent()).toBe('Same as printed')
  expect(faults).toEqual([])
})

test('the links below a result open in a new tab, so that the session goes on', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await typeAtPrompt(session, '1+`b')
  const links = session.block.locator('.q-explanation a, .q-source a')
  expect(await links.count()).toBe(3)
  for (const link of await links.all()) expect(await link.getAttribute('target')).toBe('_blank')
})

test('what was typed during a run waits for it and runs then', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  const release = await holdLibrary(page)
  for (const input of ['.Q.s1 a', '3+1', '5+1']) {
    await session.prompt.pressSequentially(input)
    await session.prompt.press('Enter')
  }
  expect(await session.log.locator('.q-typed').allTextContents()).toEqual(['q).Q.s1 a', 'q)3+1', 'q)5+1'])
  expect(await session.log.locator('samp').allTextContents()).toEqual([])
  release()
  await expect.poll(() => session.log.locator('samp').allTextContents()).toEqual([',"2"\n', '4\n', '6\n'])
  expect(await session.prompt.inputValue()).toBe('')
})

test('what waits for an input that is stopped is offered again', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await holdLibrary(page)
  for (const input of ['.Q.s1 a', 'a*10']) {
    await session.prompt.fill(input)
    await session.prompt.press('Enter')
  }
  await session.button('Stop').click()
  await page.context().unrouteAll()
  await session.button('Run again').click()
  await expect.poll(() => session.log.locator('samp').allTextContents()).toEqual(['20\n'])
})

test('when an earlier block runs anew, the prompts of others say that their lines are not a part of the session', async () => {
  const { page } = await open()
  const later = await runSession(page, 1)
  await typeAtPrompt(later, 'c:7')
  const first = await runSession(page, 0)
  await expect.poll(() => first.status.textContent()).toContain('The session started anew')
  expect(await later.log.textContent()).toContain('have run in the present session')
  await later.button('Run again').click()
  await later.button('Run again').waitFor({ state: 'detached' })
  await typeAtPrompt(later, 'c')
  expect(await later.log.locator('samp').allTextContents()).toEqual(['7\n'])
})

test('a block that runs again keeps what was typed at its prompt, and what stands in it', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await typeAtPrompt(session, 'c:7')
  await session.prompt.fill('c+a')
  await session.button('Run').click()
  await session.button('Run again').waitFor()
  expect(await session.log.locator('.q-typed').allTextContents()).toEqual(['q)c:7'])
  expect(await session.prompt.inputValue()).toBe('c+a')
})

test('a session pasted with its prompts runs without them', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await session.prompt.fill('q)g:{\n  x+a}\nq)g 40\n42')
  await session.prompt.press('Control+Enter')
  await expect.poll(() => session.log.locator('samp').allTextContents()).toEqual(['42\n'])
  expect(await session.log.locator('.q-typed').allTextContents()).toEqual(['q)g:{\n  x+a}', 'q)g 40'])
  await session.button('Edit').click()
  await session.editors.nth(1).fill('q)a*3\n6\nq)a*4')
  await session.button('Run').click()
  await expect.poll(() => session.computed.locator('samp').textContent()).toBe('6\n8\n')
})
