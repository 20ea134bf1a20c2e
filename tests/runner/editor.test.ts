import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { runSession, serveRunnerPage, shareSessions } from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const open = shareSessions(browser, site, { viewport: { width: 1440, height: 800 } })

const longInput = `${'select total:sum size, price:last price by sym, 5 xbar time.minute from trade where '.repeat(5)}\n/ second line`

test.each([375, 1440])('a click on a coloured character puts the caret there, %i px wide', async width => {
  const { page } = await open()
  await page.setViewportSize({ width, height: 800 })
  const { prompt, button, editors, block } = await runSession(page, 0)
  await prompt.fill(longInput)
  expect(await findMissedCharacters(block.locator('.q-prompt .q-editor'))).toEqual([])
  await button('Edit').click()
  await editors.first().fill(longInput)
  expect(await findMissedCharacters(block.locator('.q-lines .q-editor').first())).toEqual([])
})

test('a recalled text of 1,000 lines is one change, and Undo brings back what it has replaced', async () => {
  const { page } = await open()
  const { prompt } = await runSession(page, 0)
  const program = Array.from({ length: 1000 }, (_, i) => `v${i}:${i}`).join('\n')
  await paste(prompt, program)
  await prompt.press('Control+Enter')
  await expect.poll(() => prompt.inputValue()).toBe('')
  await prompt.pressSequentially('draft')
  await prompt.evaluate(field => {
    field.dataset.changes = '0'
    field.addEventListener('input', () => (field.dataset.changes = String(Number(field.dataset.changes) + 1)))
  })
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe(program)
  expect(await prompt.getAttribute('data-changes')).toBe('1')
  await prompt.press('Control+z')
  expect(await prompt.inputValue()).toBe('draft')
  await prompt.press('Control+z')
  expect(await prompt.inputValue()).toBe('draft')
})

test('a text of many thousand characters is shown without an element for each token', async () => {
  const { page } = await open()
  const { prompt, block } = await runSession(page, 0)
  const picture = block.locator('.q-prompt .q-editor pre')
  await prompt.fill('a+1\n'.repeat(100))
  expect(await picture.locator('span').count()).toBeGreaterThan(100)
  await paste(prompt, 'a+1\n'.repeat(5000))
  expect(await picture.locator('span').count()).toBe(0)
  expect(await picture.textContent()).toBe(`${'a+1\n'.repeat(5000)}\n`)
})

test('a text with several lines is coloured once when it is inserted', async () => {
  const { page } = await open()
  const { prompt, block } = await runSession(page, 0)
  const colourings = await block.locator('.q-prompt .q-editor').evaluate(editor => {
    const field = editor.querySelector('textarea')
    const observer = new MutationObserver(() => {})
    observer.observe(editor, { childList: true, subtree: true })
    field?.focus()
    document.execCommand('insertText', false, 'a:1\nb:2\nc:3\nd:4')
    return Promise.resolve().then(() => observer.takeRecords().length)
  })
  expect(colourings).toBe(1)
  expect(await prompt.inputValue()).toBe('a:1\nb:2\nc:3\nd:4')
})

/** Playwright would insert a long text line by line, which takes minutes. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    const area = element as HTMLTextAreaElement
    area.value = value
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)

/** The characters of an editor's coloured text on which a click would put the caret more than one place away. */
function findMissedCharacters(editor: Locator): Promise<string[]> {
  return editor.evaluate(element => {
    element.scrollIntoView({ block: 'center' })
    const code = element.querySelector('code') as Element
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    const missed: string[] = []
    let offset = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node as Text
      for (let i = 0; i < length; i++, offset++) {
        const range = document.createRange()
        range.setStart(node, i)
        range.setEnd(node, i + 1)
        const { left, top, width, height } = range.getBoundingClientRect()
        // Spaces at the end of a line hang beyond it, and a click there belongs to the next one.
        if (width === 0 || /\s/.test(node.textContent?.[i] ?? '')) continue
        const caret = document.caretPositionFromPoint(left + width / 2, top + height / 2)
        if (!caret || Math.abs(caret.offset - offset) > 1) missed.push(`${offset}: ${node.textContent?.[i]}`)
      }
    }
    return missed
  })
}
