import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { publishAgain } from '../support/publish-again.ts'
import { describeConsole, openConsole, shareConsole } from '../support/q-console.ts'
import { calmEndlessInputs } from '../support/runner-page.ts'

const browser = startBrowser()
const open = shareConsole(browser)

test('Enter runs what is typed, and the transcript shows it with what it printed', async () => {
  const { prompt, transcript, faults } = await open()
  await prompt.fill('til 5')
  await prompt.press('Enter')
  await transcript.getByText('0 1 2 3 4').waitFor()
  expect(await transcript.locator('.console-typed').textContent()).toBe('q)til 5')
  expect(await prompt.inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('Shift and Enter add a line, and so does Enter while a bracket is open', async () => {
  const { page, prompt, transcript } = await open()
  await prompt.focus()
  await page.keyboard.type('f:{')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' x+1}')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('f 41')
  expect(await prompt.inputValue()).toBe('f:{\n x+1}\nf 41')
  await page.keyboard.press('Enter')
  await transcript.getByText('42').waitFor()
  expect(await transcript.locator('.console-typed').allTextContents()).toEqual(['q)f:{\n x+1}', 'q)f 41'])
})

test('the prompt follows the namespace', async () => {
  const { page, run } = await open()
  await run('\\d .desk')
  expect(await page.locator('.console-prompt .prompt').textContent()).toBe('q.desk)')
})

test('an error is printed as in a console, with a sentence and a link to the page that explains it', async () => {
  const { page, run, transcript } = await open()
  expect(await run('1+`a')).toMatch(/^'type\n/)
  await transcript.getByText('given a value of a type it does not accept').waitFor()
  await transcript.getByRole('link', { name: 'Read more about this error' }).click()
  await page.waitForURL('**/docs/concepts/errors#type')
})

test('the session and its transcript are still there after a visit to another page', async () => {
  const { page, run, prompt, transcript } = await open()
  await run('a:6')
  await prompt.fill('half typ')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await prompt.waitFor({ state: 'detached' })
  await page.goBack()
  await prompt.waitFor()
  expect(await transcript.textContent()).toBe('q)a:6')
  expect(await prompt.inputValue()).toBe('half typ')
  expect(await run('a*7')).toBe('42')
})

test('an endless loop is stopped by the button that comes after a second, and the session is rebuilt', async () => {
  const { page, prompt, transcript, run } = await openConsole(browser)
  await run('a:6')
  await calmEndlessInputs(page)
  await page.clock.install()
  await prompt.fill('while[1b;]')
  await prompt.press('Enter')
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0)
  await page.clock.runFor(1100)
  await page.getByRole('button', { name: 'Stop' }).click()
  await transcript.getByText('Stopped. The session is rebuilt with the next run.').waitFor()
  expect(await prompt.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await run('a*7')).toBe('42')
})

test('when a run ends while the focus is on Stop, the focus moves to Run', async () => {
  const { page, prompt, transcript } = await open()
  let answer = () => {}
  const released = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/q.worker*', async route => {
    await released
    await route.continue()
  })
  await page.reload()
  await prompt.fill('6*7')
  await prompt.press('Enter')
  await page.getByRole('button', { name: 'Stop' }).focus()
  answer()
  await transcript.getByText('42').waitFor()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run')
})

test('a session that was ended offers a new one', async () => {
  const { page, run, prompt, transcript } = await open()
  await run('a:6')
  await prompt.fill('\\\\')
  await prompt.press('Enter')
  await transcript.getByText('The session has ended.').waitFor()
  expect(await prompt.isVisible()).toBe(false)
  await page.keyboard.press('Enter') // The focus is on the button.
  await prompt.waitFor()
  expect(await run('a')).toMatch(/^'a\n/)
})

test('New session forgets the variables', async () => {
  const { run, press, transcript } = await open()
  await run('a:6')
  await press('New session')
  await transcript.getByText('A new session').waitFor()
  expect(await run('a')).toMatch(/^'a\n/)
})

test('a worker that cannot be fetched says so, and Retry runs what was typed', async () => {
  const { page, prompt, transcript } = await open()
  await page.route('**/q.worker*', route => route.abort())
  await page.reload()
  await prompt.fill('6*7')
  await prompt.press('Enter')
  await transcript.getByText('A script could not be loaded').waitFor()
  await page.unroute('**/q.worker*')
  await transcript.getByRole('button', { name: 'Retry' }).click()
  await transcript.getByText('42').waitFor()
  expect(await transcript.textContent()).toBe('q)6*742')
  expect(await prompt.evaluate(field => field === document.activeElement)).toBe(true)
})

const compressing = '-19!(`:a;`:b;17;2;6)'

test('an input that compresses fetches the part for that, once', async () => {
  const { page, run } = await open()
  await page.reload()
  const fetched: string[] = []
  page.context().on('request', request => {
    if (request.url().includes('/assets/compression-')) fetched.push(request.url())
  })
  expect(await run('`:a set til 1000')).toBe('`:a')
  expect(fetched).toEqual([])
  expect(await run(compressing)).toBe('`:b')
  expect(await run('(-21!`:b)`zipLevel')).toBe('6i')
  expect(await run('sum get`:b')).toBe('499500')
  expect(fetched).toHaveLength(1)
})

test('a part for compression that cannot be fetched says so, and Retry runs what was typed', async () => {
  const { page, run, prompt, transcript } = await open()
  await page.reload()
  await run('`:a set til 1000')
  await page.context().route('**/assets/compression-*', route => route.abort())
  await prompt.fill(compressing)
  await prompt.press('Enter')
  await transcript.getByText('A script could not be loaded').waitFor()
  await page.context().unroute('**/assets/compression-*')
  await transcript.getByRole('button', { name: 'Retry' }).click()
  await transcript.locator('samp', { hasText: /^`:b$/ }).waitFor()
})

test('the transcript stays at its end, unless the reader has scrolled up', async () => {
  const { run, transcript } = await open()
  await run('([]c:til 60)')
  await run('til 3')
  const fromEnd = () => transcript.evaluate(box => box.scrollHeight - box.scrollTop - box.clientHeight)
  expect(await fromEnd()).toBeLessThan(2)
  await transcript.evaluate(box => {
    box.scrollTop = 0
    box.dispatchEvent(new Event('scroll'))
  })
  await run('til 4')
  expect(await transcript.evaluate(box => box.scrollTop)).toBe(0)
})

test('an answer of the runner can be reported with what was typed', async () => {
  const { page, run } = await open()
  await run('6*7')
  const address = await page.getByRole('link', { name: 'Wrong answer? Tell us' }).getAttribute('href')
  expect(new URL(address ?? '').searchParams.get('body')).toContain('    6*7\n\nThe runner printed:\n\n    42')
})

test('what is typed during a run waits for it and runs then', async () => {
  const { page, prompt, transcript, run } = await open()
  expect(await run('1+1')).toBe('2')
  await calmEndlessInputs(page)
  await prompt.fill('while[1b;]')
  await prompt.press('Enter')
  await prompt.pressSequentially('3+1')
  await prompt.press('Enter')
  await expect
    .poll(() => transcript.locator('samp').allTextContents())
    .toEqual(['2', expect.stringContaining("'stop"), '4'])
})

test('after an error, the lines of a script that have not run can be run by a button', async () => {
  const { run, press, transcript } = await open()
  await run('a:1\n1+`b\na+1')
  await press('Run the rest')
  await transcript.getByText('q)a+1').waitFor()
  await expect.poll(() => transcript.locator('samp').last().textContent()).toBe('2')
})

test('a session pasted with its prompts runs without them', async () => {
  const { run, transcript } = await open()
  await run('q)a:6\nq)a*7\n42')
  await expect.poll(() => transcript.locator('.console-typed').allTextContents()).toEqual(['q)a:6', 'q)a*7'])
})

test('what stands in the editor is there again after a reload, also if it began with a shared program', async () => {
  const { page, prompt } = await open('#code=tMSsx')
  await expect.poll(() => prompt.inputValue()).toBe('1+1')
  await prompt.fill('1+1+1')
  await page.reload()
  await expect.poll(() => prompt.inputValue()).toBe('1+1+1')
})

test('after the site has been published again, the console asks for a reload', async () => {
  const { page } = await browser.open('')
  // On a slow line nothing is fetched before it is needed.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/console')
  const { prompt, press } = describeConsole(page)
  await prompt.waitFor()
  await publishAgain(page, '**/q.worker*')
  await prompt.fill('6*7')
  await prompt.press('Enter')
  await page.getByText('This site has been updated').waitFor()
  await page.context().unrouteAll()
  await press('Reload')
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  await prompt.focus()
  await prompt.press('ArrowUp')
  expect(await prompt.inputValue()).toBe('6*7')
})
