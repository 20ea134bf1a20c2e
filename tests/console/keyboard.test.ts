import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { shareConsole } from '../support/q-console.ts'

const browser = startBrowser()
const open = shareConsole(browser)

test('Up and Down bring back inputs, also after a reload', async () => {
  const { page, prompt, run } = await open()
  await run('a:1')
  await run('a+1')
  await prompt.fill('draft')
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('a+1')
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('a:1')
  await prompt.press('ArrowDown')
  await prompt.press('ArrowDown')
  expect(await prompt.inputValue()).toBe('draft')
  await page.reload()
  await prompt.focus()
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('a+1')
})

test('Up and Down move the caret to the ends of the line when there is no other input', async () => {
  const { page, prompt } = await open()
  await prompt.focus()
  await page.keyboard.type('a+1')
  const caret = () => prompt.evaluate(field => (field as HTMLTextAreaElement).selectionStart)
  await prompt.press('ArrowUp')
  expect(await caret()).toBe(0)
  await prompt.press('ArrowDown')
  expect(await caret()).toBe(3)
})

test('"Clear my data" removes the inputs', async () => {
  const { page, prompt, run } = await open()
  await run('a:1')
  await page.goto('/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText('Done:').waitFor()
  await page.goto('/console')
  await prompt.focus()
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('')
})

test('with storage that throws, inputs are kept as long as the page', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/console')
  const prompt = page.getByRole('textbox', { name: 'q prompt' })
  await prompt.fill('6*7')
  await prompt.press('Enter')
  await page.getByText('42', { exact: true }).waitFor()
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('6*7')
  expect(faults).toEqual([])
})

test('with the keyboard alone a reader runs, leaves the editor, and reaches what follows', async () => {
  const { page, prompt, transcript } = await open()
  await prompt.focus()
  await page.keyboard.type('6*7')
  await page.keyboard.press('Enter')
  await transcript.getByText('42').waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run')
  await page.keyboard.press('Shift+Tab')
  expect(await prompt.evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await transcript.evaluate(box => box === document.activeElement)).toBe(true)
})

test('Clear empties the transcript, and the session goes on', async () => {
  const { press, transcript, run } = await open()
  await run('a:6')
  await press('Clear')
  expect(await transcript.textContent()).toBe('')
  expect(await run('a*7')).toBe('42')
})

test('the word at the caret is explained, and F1 and Help announce it', async () => {
  const { page, prompt, help, press } = await open()
  const announcer = page.locator('#announcer')
  const announcedBefore = await announcer.textContent()
  await prompt.fill('aj[`sym`time;trade;quote]')
  await prompt.press('Home')
  await help.getByText('adds to each row of t1').waitFor()
  expect(await announcer.textContent()).toBe(announcedBefore)
  await prompt.press('F1')
  expect(await announcer.textContent()).toMatch(/^aj: adds to each row/)
  expect(await help.getByRole('link').getAttribute('href')).toBe('/docs/concepts/joins#as-of-join')
  await prompt.fill('xasc')
  await help.getByText('sorts a table by columns').waitFor()
  expect(await help.getByRole('link').getAttribute('href')).toBe('/search?q=xasc')
  await prompt.fill('')
  await help.getByText('Move the caret into a word').waitFor()
  await press('Help')
  expect(await announcer.textContent()).toMatch(/^There is no word of q/)
})
