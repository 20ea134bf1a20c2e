import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test('React is fetched when an island is used and not before; the first click already opens the search dialog', async () => {
  const { page, faults } = await browser.visit('')
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/docs/concepts/joins', { waitUntil: 'networkidle' })
  expect(scripts.filter(path => !/\/(?:client|controls)-/.test(path))).toEqual([])
  await page
    .getByRole('link', { name: /^Search/ })
    .first()
    .click()
  await searchDialog(page).waitFor()
  expect(scripts.some(path => path.includes('/attach-'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/docs/concepts/joins')
  await searchDialog(page).getByRole('combobox').fill('as of join')
  await page.keyboard.press('Escape')
  expect(await searchDialog(page).isVisible()).toBe(false)
  expect(faults).toEqual([])
})

test.each(['Control', 'Meta'])('%s, which begins a shortcut, fetches React', async key => {
  const { page } = await browser.visit('/blog')
  const fetched = page.waitForRequest('**/attach-*.js')
  await page.keyboard.down(key)
  await fetched
})

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`the first ${key} opens the search dialog, and what is typed is found`, async () => {
    const { page } = await browser.visit('/blog')
    await page.keyboard.press(key)
    await searchDialog(page).waitFor()
    await searchDialog(page).getByRole('combobox').fill('fby')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs/concepts/fby')
  })
}

test('Control+K closes the dialog again, and a slash is text while typing', async () => {
  const { page } = await browser.visit('/')
  await page.keyboard.press('Control+k')
  await searchDialog(page).waitFor()
  await page.keyboard.type('a/b')
  expect(await searchDialog(page).getByRole('combobox').inputValue()).toBe('a/b')
  await page.keyboard.press('Control+k')
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('when React cannot be fetched the search button says so, and Retry opens search once the network is back', async () => {
  const { page } = await browser.visit('')
  await page.route('**/attach-*.js', route => route.abort())
  await page.goto('/')
  await page
    .getByRole('link', { name: /^Search/ })
    .first()
    .click()
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  await page.unroute('**/attach-*.js')
  await retry.click()
  await searchDialog(page).waitFor()
  expect(await retry.count()).toBe(0)
})

test.each([
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click elsewhere', (page: Page) => page.locator('main').click({ position: { x: 5, y: 5 } })],
])('the message that React cannot be fetched stays when it is clicked, and is closed by %s', async (_, close) => {
  const { page } = await browser.visit('')
  await page.route('**/attach-*.js', route => route.abort())
  await page.goto('/markdown-page')
  await page.keyboard.press('Control+k')
  const note = page.locator('.island-error')
  await note.getByText('Unable to fetch results').click()
  expect(await note.isVisible()).toBe(true)
  await note.getByRole('button', { name: 'Retry' }).focus()
  await close(page)
  expect(await note.count()).toBe(0)
})

test('after a control has reported a failure, its link works as a link, and Control+K tries again', async () => {
  const { page } = await browser.visit('')
  await page.route('**/attach-*.js', route => route.abort())
  await page.goto('/')
  const link = page.getByRole('link', { name: /^Search/ }).first()
  const retry = page.getByRole('button', { name: 'Retry' })
  await link.click()
  await retry.waitFor()
  await link.click()
  await page.waitForURL('**/search')
  await page.goto('/')
  await link.click()
  await retry.waitFor()
  await page.unroute('**/attach-*.js')
  await retry.hover()
  await page.keyboard.press('Control+k')
  await searchDialog(page).waitFor()
  expect(await page.locator('.island-error').count()).toBe(0)
})

test('Escape pressed while React loads keeps the search dialog closed', async () => {
  const page = await openWithLateReact()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await page.locator('x-island[name=search-dialog][data-live]').waitFor()
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('Control+K pressed twice while React loads opens one dialog', async () => {
  const page = await openWithLateReact()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+k')
  await searchDialog(page).waitFor()
  expect(await page.locator('dialog:modal').count()).toBe(1)
})

test('text typed while the search dialog loads is in its field', async () => {
  const page = await openWithLateReact()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('As of/join?', { delay: 50 })
  const field = searchDialog(page).getByRole('combobox')
  await field.waitFor()
  await page.keyboard.type('s')
  expect(await field.inputValue()).toBe('As of/join?s')
})

test('after Escape, pressed while the search dialog loads, keys do what they did before', async () => {
  const page = await openWithLateReact()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await page.locator('x-island[name=search-dialog][data-live]').waitFor()
  await page.waitForTimeout(500)
  expect(await searchDialog(page).isVisible()).toBe(false)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
})

test('leaving a page while React attaches to its island gives no error', async () => {
  const { page, faults } = await browser.open('')
  // React hydrates in a separate task, which it posts through a message channel; here that task is late.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 300)
    }
  })
  await page.goto('/docs/studyPlan/quants')
  const island = await page.$('x-island[name=study-ticks]')
  await island?.hover()
  await page.waitForFunction(element => Object.keys(element ?? {}).some(key => key.startsWith('__react')), island)
  await followLink(page, '/docs/intro')
  await page.waitForURL('**/docs/intro')
  await page.waitForFunction(element => element?.hasAttribute('data-live'), island)
  expect(await page.evaluate(element => element?.isConnected, island)).toBe(false)
  expect(faults).toEqual([])
})

test('ticks of a study plan are kept, and forgotten when the reader clears the data', async () => {
  const { page, faults } = await browser.visit('/docs/studyPlan/quants')
  const first = page.locator('.study-ticks input[type=checkbox]').first()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.isEnabled()).toBe(true)
  await first.check()
  await page.getByText(/^1 of \d+ done/).waitFor()
  await page.reload()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.isChecked()).toBe(true)
  await page.goto('/about/about')
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByText(/keeps nothing/).waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(faults).toEqual([])
})

test('stored values that are not ticks are ignored', async () => {
  const { page, faults } = await browser.open('')
  await page.addInitScript(() => localStorage.setItem('tickwise.study-ticks', '{"quants": 5, "x'))
  await page.goto('/docs/studyPlan/quants')
  const first = page.locator('.study-ticks input[type=checkbox]').first()
  await first.scrollIntoViewIfNeeded()
  await expect.poll(() => first.isEnabled()).toBe(true)
  expect(await first.isChecked()).toBe(false)
  expect(faults).toEqual([])
})

/** A page on which what the search dialog needs, React and its stylesheet, comes late. */
async function openWithLateReact(): Promise<Page> {
  const { page } = await browser.visit('')
  for (const chunk of ['**/attach-*.js', '**/search-*.css']) {
    await page.route(chunk, async route => {
      await new Promise(resolve => setTimeout(resolve, 400))
      await route.continue()
    })
  }
  await page.goto('/blog')
  return page
}
