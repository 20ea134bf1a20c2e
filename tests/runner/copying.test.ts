import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveRunnerPage, sessionOf, shareSessions, typeAtPrompt } from '../support/runner-page.ts'

const browser = startBrowser()
const site = serveRunnerPage()
const openPage = shareSessions(browser, site, { permissions: ['clipboard-read', 'clipboard-write'] })

async function open() {
  const { page } = await openPage()
  const session = sessionOf(page, 1)
  const copy = async () => {
    await session.button('Copy code to clipboard').click()
    await session.button('Copied').waitFor()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  return { session, copy }
}

const printed = 'b+a\nf:{\n  x+1}\nf til 3'

test('all lines of an input are copied, also those without a prompt, and no output', async () => {
  const { copy } = await open()
  expect(await copy()).toBe(printed)
})

test('of an edited session the edited inputs are copied, before and after they run', async () => {
  const { session, copy } = await open()
  await session.button('Edit').click()
  await session.editors.nth(2).fill('f each\n  til 4')
  expect(await copy()).toBe(printed.replace('f til 3', 'f each\n  til 4'))
  await session.button('Run').click()
  await session.prompt.waitFor()
  await session.button('Edit').click()
  expect(await session.editors.count()).toBe(0)
  await session.button('Copied').waitFor({ state: 'hidden' })
  expect(await copy()).toBe(printed.replace('f til 3', 'f each\n  til 4'))
})

test('what was typed at the prompt is copied after the session', async () => {
  const { session, copy } = await open()
  await session.button('Run').click()
  await session.prompt.waitFor()
  await typeAtPrompt(session, 'f 10')
  expect(await copy()).toBe(`${printed}\nf 10`)
})

test('where the printed session is shown again, that is copied', async () => {
  const { session, copy } = await open()
  await session.button('Edit').click()
  await session.editors.first().fill('a')
  await session.button('Run').click()
  await session.button('Show printed').click()
  expect(await copy()).toBe(printed)
})
