import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { openConsole, shareConsole } from '../support/q-console.ts'
import { calmEndlessInputs } from '../support/runner-page.ts'

const browser = startBrowser()
const open = shareConsole(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
const trades = 'date,sym,price,size\n2024.01.05,AAPL,187.5,100\n2024.01.05,MSFT,402,200\n'
const makeFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('a CSV file comes with the line that reads it, which runs when the reader says so', async () => {
  const { page, prompt, transcript, message, run } = await open()
  const sent: string[] = []
  await run('1+1')
  page.on('request', request => {
    const { pathname, origin } = new URL(request.url())
    const isScript = request.method() === 'GET' && pathname.startsWith('/assets/') && page.url().startsWith(origin)
    if (!isScript) sent.push(request.url())
  })
  await page.locator('input[type=file]').setInputFiles(makeFile('trade.csv', trades))
  await message.getByText('trade.csv is on the session’s disk.').waitFor()
  expect(await prompt.inputValue()).toBe('trade:("DSFJ";enlist",")0:`:trade.csv')
  expect(await transcript.textContent()).toBe('q)1+12')
  await prompt.press('Enter')
  expect(await run('exec sum size by sym from trade')).toBe('AAPL| 100\nMSFT| 200')
  expect(sent).toEqual([])
})

test('a q file is loaded by a command that the reader runs, and is there again after a stop', async () => {
  const { page, prompt, run, press, transcript } = await openConsole(browser)
  await page.locator('input[type=file]').setInputFiles(makeFile('lib.q', 'double:{2*x}\n'))
  await expect.poll(() => prompt.inputValue()).toBe('\\l lib.q')
  await press('Run')
  expect(await run('double 21')).toBe('42')
  await calmEndlessInputs(page)
  await page.clock.install()
  await prompt.fill('while[1b;]')
  await prompt.press('Enter')
  await page.clock.runFor(1100)
  await press('Stop')
  await transcript.getByText('Stopped.').waitFor()
  expect(await run('double 21')).toBe('42')
})

test('a file can be dropped on the console', async () => {
  const { page, prompt } = await open()
  const dropped = await page.evaluateHandle(text => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([text], 'trade.csv'))
    return transfer
  }, trades)
  await page.dispatchEvent('.console', 'dragover', { dataTransfer: dropped })
  expect(await page.locator('.console[data-over]').count()).toBe(1)
  await page.dispatchEvent('.console', 'drop', { dataTransfer: dropped })
  await expect.poll(() => prompt.inputValue()).toContain('`:trade.csv')
  expect(await page.locator('.console[data-over]').count()).toBe(0)
})

test('text can be dropped into the editor', async () => {
  const { prompt } = await open()
  const isLeftToTheBrowser = await prompt.evaluate(field => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', '1+1')
    return field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  expect(isLeftToTheBrowser).toBe(true)
})

test('a file of another kind is refused', async () => {
  const { page, message, prompt } = await open()
  await page.locator('input[type=file]').setInputFiles(makeFile('picture.png', 'x'))
  await message.getByText('picture.png is neither a .csv nor a .q file.').waitFor()
  expect(await prompt.inputValue()).toBe('')
})

test('the session is saved as a script of the inputs that ran without an error', async () => {
  const { page, run, press, message } = await open()
  await press('Save')
  await message.getByText('There is nothing to save').waitFor()
  await run('a:6')
  await run('a+`b')
  await run('a*7')
  const [download] = await Promise.all([page.waitForEvent('download'), press('Save')])
  expect(download.suggestedFilename()).toBe('session.q')
  expect(readFileSync(await download.path(), 'utf8')).toBe('a:6\na*7\n')
})

test('a copied link brings the program to another reader, and runs nothing', async () => {
  const program = 'f:{\n  x+1}\nf 41 / "é語"'
  const { page, prompt, press } = await open()
  await prompt.fill(program)
  await press('Copy link')
  await page.getByRole('button', { name: 'Copied' }).waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const other = await open(link.hash)
  await other.message.getByText('This program came with the link.').waitFor()
  expect(await other.prompt.inputValue()).toBe(program)
  expect(await other.transcript.textContent()).toBe('')
  await other.press('Run')
  await other.transcript.getByText('42').waitFor()
  expect(other.faults).toEqual([])
})

test('a link that is opened in the same tab replaces what is typed, and Undo brings it back', async () => {
  const { page, prompt, message } = await open()
  await prompt.fill('mine')
  await page.evaluate(() => location.assign('#code=tMSsx'))
  await message.getByText('This program came with the link.').waitFor()
  expect(await prompt.inputValue()).toBe('1+1')
  await prompt.focus()
  await page.keyboard.press('Control+z')
  expect(await prompt.inputValue()).toBe('mine')
})

test('what a reader made of a shared program is still there after a visit to another page', async () => {
  const { page, prompt, message } = await open('#code=tMSsx')
  await message.getByText('This program came with the link.').waitFor()
  await prompt.fill('1+2')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await prompt.waitFor({ state: 'detached' })
  await page.goBack()
  await prompt.waitFor()
  expect(await prompt.inputValue()).toBe('1+2')
})

test.each(['#code=z!!', '#code=zAAAA', '#code=', '#code=t_w'])('the damaged link %s says so', async hash => {
  const { message, prompt, run, faults } = await open(hash)
  await message.getByText('The program in this link is damaged').waitFor()
  expect(await prompt.inputValue()).toBe('')
  expect(await run('6*7')).toBe('42')
  expect(faults).toEqual([])
})

test('a program that is too long for a link says so', async () => {
  const { prompt, press, message } = await open()
  await prompt.fill(Array.from({ length: 4000 }, (_, place) => `${Math.sin(place)}`).join(' '))
  await press('Copy link')
  await message.getByText('This program is too long for a link').waitFor()
})

test('undo brings back what a starting point replaced in the editor', async () => {
  const { page, prompt } = await open()
  await prompt.fill('mine:1')
  await page.getByRole('button', { name: /^Vectors/ }).click()
  await expect.poll(() => prompt.inputValue()).toContain('prices')
  await prompt.press('ControlOrMeta+z')
  expect(await prompt.inputValue()).toBe('mine:1')
})

test('a starting point goes into the editor and runs on request', async () => {
  const { page, prompt, transcript } = await open()
  await page.getByRole('button', { name: 'Trades and quotes' }).click()
  expect(await prompt.inputValue()).toContain('aj[`sym`time;trade;quote]')
  expect(await transcript.textContent()).toBe('')
  await prompt.press('Enter')
  await transcript.getByText('bid').first().waitFor()
  expect(await transcript.locator('[data-error]').count()).toBe(0)
})
