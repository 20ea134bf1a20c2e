import { expect, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { leaveSessions, runSession, serveRunnerPage, sessionOf, shareSessions } from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const openNew = () => browser.openReady(`${site.origin}/docs/sessions`)
const open = shareSessions(browser, site)

test('an explanation of an error has no hanging indent', async () => {
  const { page } = await open()
  const session = await runSession(page, 2)
  const indents = await session.computed
    .locator('.q-explanation')
    .evaluateAll(all => all.map(explanation => getComputedStyle(explanation).textIndent))
  expect(indents).toEqual(['0px'])
})

test('the buttons of each session have names of their own', async () => {
  const { page } = await open()
  await page.locator('.q-bar').last().waitFor()
  const names = await page.locator('.run-button').evaluateAll(all => all.map(button => button.ariaLabel))
  expect(names).toEqual(['Run session 1', 'Run session 2', 'Run session 3', 'Run session 4'])
  await expect(page.getByRole('figure', { name: 'q session 2' }).count()).resolves.toBe(1)
  await expect(page.getByRole('figure', { name: 'An error, and a long line' }).count()).resolves.toBe(1)
})

test('after two quick navigations each session has one bar, and no other buttons', async () => {
  const { page } = await open()
  await leaveSessions(page)
  await followLink(page, '/docs/sessions')
  await page.locator('.q-bar').last().waitFor()
  // The work of either navigation begins 150 ms after it.
  await page.waitForTimeout(300)
  expect(await page.locator('.session .q-bar').count()).toBe(4)
  expect(await page.locator('.session .wrap-button').count()).toBe(4)
})

test('the place for the first result is there before its text, so that screen readers announce it', async () => {
  const { page } = await open()
  const { status, button } = sessionOf(page, 0)
  await status.waitFor({ state: 'attached' })
  const region = await status.elementHandle()
  expect(await region?.evaluate(element => [element.role, element.textContent])).toEqual(['status', ''])
  await button('Run').click()
  await expect.poll(() => region?.evaluate(element => element.textContent)).toBe('Same as printed')
})

test('while the script that runs a session is on its way, the session is marked as running', async () => {
  const { page } = await openNew()
  let arrive = () => {}
  const arrival = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/block-controller*', async route => {
    await arrival
    await route.continue()
  })
  const { block, button, prompt } = sessionOf(page, 0)
  await button('Run').click()
  await expect.poll(() => block.getAttribute('data-running')).toBe('')
  arrive()
  await prompt.waitFor()
  expect(await block.getAttribute('data-running')).toBe(null)
})

test('presses on Run before its script has arrived are carried out in their order', async () => {
  const { page } = await openNew()
  await page.route('**/block-controller*', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  for (const place of [0, 1, 3]) await sessionOf(page, place).button('Run').click()
  const last = sessionOf(page, 3)
  await last.prompt.waitFor()
  expect(await sessionOf(page, 0).status.textContent()).toBe('Same as printed')
  expect(await sessionOf(page, 1).status.textContent()).toBe('Same as printed · Ran 1 earlier block')
  expect(await last.status.textContent()).toBe('Same as printed · Ran 1 earlier block')
})

test('after "Start again" the focus is at the prompt', async () => {
  const { page } = await open()
  const session = await runSession(page, 0)
  await session.prompt.fill('exit 0')
  await session.prompt.press('Enter')
  await session.button('Start again').press('Enter')
  await session.prompt.waitFor()
  expect(await session.prompt.evaluate(prompt => prompt === document.activeElement)).toBe(true)
})
