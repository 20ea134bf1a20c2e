import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { runSession, serveRunnerPage, sessionOf, shareSessions } from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const open = shareSessions(browser, site)

test('a session that prints what the page prints says so, and who ran it', async () => {
  const { page, faults } = await open()
  const { status, computed, block } = await runSession(page, 0)
  expect(await status.textContent()).toBe('Same as printed')
  expect(await computed.textContent()).toBe('q)a:2q)a+13\n')
  expect(await block.locator('.q-source').textContent()).toBe(
    'Run by Tickwise’s own interpreter, not kdb+. Wrong answer? Tell us',
  )
  expect(faults).toEqual([])
})

test.each([
  [1, 'Same as printed · Ran 2 earlier blocks'],
  [0, 'Same as printed'],
])('the blocks above session %i run first, scripts too', async (place, expected) => {
  const { page } = await open()
  const { status } = await runSession(page, place)
  expect(await status.textContent()).toBe(expected)
})

test('a block that has run is not run again for the next one; running an earlier one starts anew', async () => {
  const { page } = await open()
  await runSession(page, 0)
  const second = await runSession(page, 1)
  expect(await second.status.textContent()).toBe('Same as printed · Ran 1 earlier block')
  const first = sessionOf(page, 0)
  await first.button('Run').click()
  await expect.poll(() => first.status.textContent()).toBe('Same as printed · The session started anew')
})

test('edited inputs run, each output below its input, and changed lines are marked and counted', async () => {
  const { page, faults } = await open()
  const { button, editors, status, computed, block } = sessionOf(page, 1)
  await button('Edit').click()
  await expect.poll(() => editors.count()).toBe(3)
  expect(await editors.first().evaluate(editor => editor === document.activeElement)).toBe(true)
  await editors.nth(1).fill('f:{\n  x*7}')
  await editors.nth(0).fill('a+a\na')
  await editors.nth(0).press('Control+Enter')
  await expect.poll(() => status.textContent()).toBe('Changed: 3 lines · Ran 2 earlier blocks')
  expect(await block.locator('.q-entry samp').allTextContents()).toEqual(['4\n2\n', '0 7 14\n'])
  expect(await computed.locator('mark').allTextContents()).toEqual(['4\n', '2\n', '0 7 14\n'])
  // The reader goes on editing.
  expect(await editors.first().evaluate(editor => editor === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
})

test('inputs below one that ends the session are shown as not run', async () => {
  const { page } = await open()
  const { button, editors, status, computed } = sessionOf(page, 1)
  await button('Edit').click()
  await editors.nth(1).fill('exit 0')
  await button('Run').click()
  await expect.poll(() => status.textContent()).toBe('Changed: 1 line · Ran 2 earlier blocks')
  expect(await computed.locator('samp').allTextContents()).toEqual(['22\n'])
  expect(await computed.locator('.q-entry').nth(2).locator('.q-explanation').textContent()).toBe(
    'Not run: the session has ended.',
  )
})

test('Enter runs an input of one line; Escape leaves the editor and keeps the text', async () => {
  const { page } = await open()
  const { button, editors, status, computed, block } = sessionOf(page, 0)
  await button('Edit').click()
  await editors.nth(1).fill('a*50')
  await editors.nth(1).press('Enter')
  await expect.poll(() => status.textContent()).toBe('Changed: 1 line')
  await page.keyboard.press('Escape')
  expect(await editors.count()).toBe(0)
  expect(await computed.textContent()).toBe('q)a:2q)a*50100\n')
  expect(await button('Edit').evaluate(element => element === document.activeElement)).toBe(true)
  expect(await button('Edit').getAttribute('aria-pressed')).toBe('false')
  // What is not run yet is said to be so.
  await button('Edit').click()
  await editors.nth(1).fill('a*51')
  await button('Edit').click()
  await expect.poll(() => status.textContent()).toBe('Edited, not run yet')
  expect(await block.locator('.q-typed').nth(1).textContent()).toBe('q)a*51')
})

test('later sessions see what an edited one computed', async () => {
  const { page } = await open()
  const first = sessionOf(page, 0)
  await first.button('Edit').click()
  await first.editors.first().fill('a:5')
  await first.button('Run').click()
  await first.prompt.waitFor()
  const last = await runSession(page, 3)
  expect(await last.computed.locator('samp').textContent()).toBe('5\n')
})

test('the printed block can be shown again and is what is printed on paper', async () => {
  const { page } = await open()
  const { button, editors, status, printed, computed, block } = sessionOf(page, 0)
  await button('Edit').click()
  await editors.first().fill('a:7')
  await button('Run').click()
  await expect.poll(() => status.textContent()).toBe('Changed: 1 line')
  expect(await printed.isVisible()).toBe(false)
  await button('Show printed').click()
  expect([await printed.isVisible(), await computed.isVisible()]).toEqual([true, false])
  expect(await printed.textContent()).toBe('q)a:2\nq)a+1\n3')
  await button('Show computed').click()
  expect([await printed.isVisible(), await computed.isVisible()]).toEqual([false, true])
  await page.emulateMedia({ media: 'print' })
  expect([await printed.isVisible(), await computed.isVisible()]).toEqual([true, false])
  for (const part of ['.q-bar', '.q-prompt', '.q-note']) expect(await block.locator(part).isVisible(), part).toBe(false)
})

test('Reset brings the printed block back, and the session forgets what was edited', async () => {
  const { page } = await open()
  const first = sessionOf(page, 0)
  await first.button('Edit').click()
  await first.editors.first().fill('a:7')
  await first.button('Run').click()
  await first.prompt.waitFor()
  await first.button('Reset').click()
  expect([await first.printed.isVisible(), await first.prompt.count(), await first.status.textContent()]).toEqual([
    true,
    0,
    '',
  ])
  expect(await first.button('Run').evaluate(element => element === document.activeElement)).toBe(true)
  const last = await runSession(page, 3)
  expect(await last.status.textContent()).toBe('Same as printed · Ran 4 earlier blocks')
  await first.button('Edit').click()
  await expect.poll(() => first.editors.first().inputValue()).toBe('a:2')
})

test('a wide line is wrapped before a run and after it', async () => {
  // Narrower than the 80 columns to which a console cuts what it prints.
  const { page } = await open()
  await page.setViewportSize({ width: 600, height: 800 })
  const { button, computed, printed } = sessionOf(page, 2)
  const isWide = (part: typeof printed) => part.evaluate(element => element.scrollWidth > element.clientWidth)
  expect(await isWide(printed)).toBe(true)
  await button('Run').click()
  await computed.waitFor()
  expect(await isWide(computed)).toBe(true)
  await button('Wrap long lines').click()
  expect(await isWide(computed)).toBe(false)
})

test('the buttons never cover code, and nothing moves when they arrive', async () => {
  const { page } = await browser.open(`${site.origin}/docs/sessions`)
  const tops = () =>
    page.locator('.session > pre').evaluateAll(codes => codes.map(code => code.getBoundingClientRect().top))
  const before = await tops()
  await page.mouse.move(200, 200)
  const bars = page.locator('.q-bar')
  await expect.poll(() => bars.count()).toBe(4)
  expect(await tops()).toEqual(before)
  const ends = await bars.evaluateAll(all => all.map(bar => bar.getBoundingClientRect().bottom))
  for (const [i, end] of ends.entries()) expect(end).toBeLessThanOrEqual(before[i] ?? 0)
})

test('without scripts a session has no bar', async () => {
  const { page } = await browser.open(`${site.origin}/docs/sessions`, { javaScriptEnabled: false })
  const gap = await page
    .locator('.session')
    .first()
    .evaluate(
      block => (block.querySelector('pre')?.getBoundingClientRect().top ?? 0) - block.getBoundingClientRect().top,
    )
  expect(gap).toBeLessThan(2)
})

test('a block of another process says so in its bar', async () => {
  const { page } = await browser.openReady(`${site.origin}/docs/processes`)
  const { status, block, computed } = await runSession(page, 0)
  expect(await block.ariaSnapshot()).toContain('- text: rdb session')
  expect(await computed.getAttribute('aria-label')).toBe('rdb session, run in this page')
  expect(await status.textContent()).toMatch(/^Same as printed/)
})
