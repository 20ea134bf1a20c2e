import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { runSession, serveRunnerPage, shareSessions, typeAtPrompt } from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const openPage = shareSessions(browser, site)
const open = async () => {
  const { page, faults } = await openPage()
  return { page, faults, session: await runSession(page, 0) }
}

test('what is typed after a run goes on in its session', async () => {
  const { session, faults } = await open()
  await typeAtPrompt(session, 'a*100')
  await typeAtPrompt(session, 'c:3')
  await typeAtPrompt(session, 'a+c')
  expect(await session.log.locator('samp').allTextContents()).toEqual(['200\n', '5\n'])
  expect(await session.log.locator('.q-typed').allTextContents()).toEqual(['q)a*100', 'q)c:3', 'q)a+c'])
  expect(await session.prompt.inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('the log is there before its first answer, which is announced, but has no height and is no stop for Tab', async () => {
  const { session } = await open()
  const read = () =>
    session.log.evaluate(log => ({
      isRendered: log.checkVisibility(),
      hasHeight: log.getBoundingClientRect().height > 0,
      isTabStop: log instanceof HTMLElement && log.tabIndex === 0,
    }))
  expect(await read()).toEqual({ isRendered: true, hasHeight: false, isTabStop: false })
  await typeAtPrompt(session, 'a*100')
  expect(await read()).toEqual({ isRendered: true, hasHeight: true, isTabStop: true })
})

test('Up and Down recall what was typed, and before it the inputs of the block', async () => {
  const { session, page } = await open()
  await typeAtPrompt(session, 'a*100')
  await session.prompt.fill('draft')
  const recalled: string[] = []
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press(key)
    recalled.push(await session.prompt.inputValue())
  }
  expect(recalled).toEqual(['a*100', 'a+1', 'a:2', 'a:2', 'a+1', 'a*100', 'draft'])
})

test('an input with an open bracket goes on in the next line, and Shift+Enter adds one', async () => {
  const { session, page } = await open()
  await session.prompt.pressSequentially('g:{')
  await page.keyboard.press('Enter')
  await session.prompt.pressSequentially(' x-1}')
  expect(await session.prompt.inputValue()).toBe('g:{\n x-1}')
  await page.keyboard.press('Enter')
  await expect.poll(() => session.prompt.inputValue()).toBe('')
  await session.prompt.pressSequentially('g 10')
  await page.keyboard.press('Shift+Enter')
  expect(await session.prompt.inputValue()).toBe('g 10\n')
  await page.keyboard.press('Enter')
  await expect.poll(() => session.log.locator('samp').last().textContent()).toBe('9\n')
})

test('undo brings back what a recalled line has replaced', async () => {
  const { session, page } = await open()
  await session.prompt.pressSequentially('draft')
  await page.keyboard.press('ArrowUp')
  expect(await session.prompt.inputValue()).toBe('a+1')
  await page.keyboard.press('Control+z')
  expect(await session.prompt.inputValue()).toBe('draft')
})

test('the prompt names the namespace', async () => {
  const { session } = await open()
  await typeAtPrompt(session, '\\d .lib')
  expect(await session.block.locator('.q-prompt .prompt').textContent()).toBe('q.lib)')
})

test('an error is shown with its place, a sentence that explains it, and a link to more', async () => {
  const { session } = await open()
  await typeAtPrompt(session, '1+`b')
  expect(await session.log.locator('samp').textContent()).toBe("'type\n  [0]  1+`b\n        ^\n")
  const explanation = session.log.locator('.q-explanation')
  expect(await explanation.textContent()).toContain('a type it does not accept')
  expect(await explanation.getByRole('link').getAttribute('href')).toBe('/docs/first#type')
})

test('the label reports the last input with what it printed', async () => {
  const { session } = await open()
  await typeAtPrompt(session, 'til 4')
  const address = await session.block.getByRole('link', { name: 'Tell us' }).getAttribute('href')
  expect(decodeURIComponent(address ?? '')).toContain('til 4')
  expect(decodeURIComponent(address ?? '')).toContain('0 1 2 3')
})

test('a report opens in a new tab, and the session goes on', async () => {
  const { session, page } = await open()
  await page.context().route('https://x.example/**', route => route.fulfill({ body: 'the form' }))
  await typeAtPrompt(session, 'c:3')
  const link = session.block.getByRole('link', { name: 'Tell us (opens in new tab)' })
  const [form] = await Promise.all([page.waitForEvent('popup'), link.click()])
  expect(await form.evaluate(() => opener)).toBe(null)
  await form.close()
  await typeAtPrompt(session, 'c')
  expect(await session.log.locator('samp').textContent()).toBe('3\n')
})

test('a process that exits says so and can be started again', async () => {
  const { session } = await open()
  await typeAtPrompt(session, 'a:99')
  await session.prompt.fill('exit 3')
  await session.prompt.press('Enter')
  await session.button('Start again').waitFor()
  expect(await session.log.locator('.q-ending').textContent()).toBe('The session has ended with exit code 3.')
  await session.button('Start again').click()
  await session.prompt.waitFor()
  await typeAtPrompt(session, 'a')
  expect(await session.log.locator('samp').allTextContents()).toEqual(['2\n'])
})

test('everything works by keyboard alone', async () => {
  const { page } = await openPage()
  await page.locator('.session .run-button').first().focus()
  await page.keyboard.press('Enter')
  const prompt = page.locator('.q-prompt textarea')
  await prompt.waitFor()
  const isAt = (selector: string) => page.evaluate(name => document.activeElement?.matches(name) ?? false, selector)
  for (let presses = 0; presses < 8 && !(await isAt('.q-prompt textarea')); presses++) await page.keyboard.press('Tab')
  expect(await isAt('.q-prompt textarea')).toBe(true)
  await page.keyboard.type('2*21')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.q-log samp').textContent()).toBe('42\n')
  // Tab is not trapped.
  await page.keyboard.press('Tab')
  expect(await isAt('.reset-button')).toBe(true)
  await page.keyboard.press('Enter')
  expect(await isAt('.run-button')).toBe(true)
})
