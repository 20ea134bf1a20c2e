import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { readLayoutShifts, recordLayoutShifts } from '../support/layout-shifts.ts'
import { serveReaderSite } from '../support/reader-site.ts'

const browser = startBrowser()
const shared = browser.shareAcrossPaths()
const reader = startBrowser(serveReaderSite()).shareAcrossPaths()
const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const searchField = (page: Page) => searchDialog(page).getByRole('combobox')

const waysToSearch = [
  ['a click on Search', (page: Page) => page.locator('.search-button').click()],
  ['Control+K', (page: Page) => page.keyboard.press('Control+k')],
] as const

test.each(waysToSearch)(
  'after %s, what is typed and deleted before the dialog opens is in its field',
  async (_, ask) => {
    const { page } = await reader.empty()
    const release = await holdBack(page, '**/attach-*.js')
    await page.goto('/blog')
    await ask(page)
    await page.keyboard.type('fbyx')
    await page.keyboard.press('Backspace')
    await page.keyboard.type(' agg')
    release()
    await searchField(page).waitFor()
    expect(await searchField(page).inputValue()).toBe('fby agg')
    await page.keyboard.type('s')
    expect(await searchField(page).inputValue()).toBe('fby aggs')
  },
)

test.each(waysToSearch)('after %s, Enter before the dialog opens leads to the first result', async (_, ask) => {
  const { page } = await reader.empty()
  const release = await holdBack(page, '**/search-dialog-*.js')
  await page.goto('/blog')
  await ask(page)
  await page.keyboard.type('fby')
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL('**/docs/concepts/fby')
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('a page that replaces its own address in the meantime keeps the press', async () => {
  const { page } = await reader.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/blog')
  await page.keyboard.press('Control+k')
  await page.evaluate(() => history.replaceState(null, '', '/blog/'))
  release()
  await searchField(page).waitFor()
})

test('on the search page, what readers type replaces the query that appears while they are in the field', async () => {
  const { page } = await reader.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/search?q=iterators')
  await page.getByRole('searchbox').focus()
  release()
  await page.locator('.search-results li').first().waitFor()
  await page.keyboard.type('joins')
  expect(await page.getByRole('searchbox').inputValue()).toBe('joins')
})

test('an Enter that is still held down since it pressed Search opens nothing', async () => {
  const { page } = await reader.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/blog')
  await page.evaluate(() => {
    const selection = getSelection()
    selection?.selectAllChildren(document.querySelector('h1') as Element)
  })
  await page.locator('.search-button').focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  expect(await typed(page)).toBe('')
  await page.keyboard.up('Enter')
  release()
  await searchField(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog')
})

test.each(waysToSearch)('after %s, following a link cancels the search and drops what was typed', async (_, ask) => {
  const { page, faults } = await reader.empty()
  const release = await holdBack(page, '**/search-dialog-*.js')
  await page.goto('/blog')
  await ask(page)
  await page.keyboard.type('abc')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn' }).click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Start here')
  release()
  await page.locator('x-island[name=search-dialog][data-live]').waitFor()
  await framesPassed(page)
  expect(await searchDialog(page).isVisible()).toBe(false)
  await page.keyboard.press('Control+k')
  await searchField(page).waitFor()
  expect(await searchField(page).inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('on a phone, search opens when asked for right after a reload with the dialog open', async () => {
  const { page } = await reader.load('/blog')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.keyboard.press('Control+k')
  await searchField(page).waitFor()
  const release = await holdBack(page, '**/attach-*.js')
  await page.reload()
  await page.keyboard.press('Control+k')
  // The controls clear the entry that the dialog has left in the history.
  await page.waitForFunction(() => history.state?.isDialog !== true)
  release()
  await searchField(page).waitFor()
})

test('ticks of a study plan that are pressed early all count, also one that is taken back', async () => {
  const { page } = await shared.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/docs/studyPlan/quants')
  const labels = page.locator('.study-ticks label')
  await labels.first().scrollIntoViewIfNeeded()
  for (const index of [0, 1, 2, 1]) await labels.nth(index).click({ position: { x: 32, y: 8 }, force: true })
  release()
  await page.getByText(/^2 of \d+ done/).waitFor()
  const boxes = page.locator('.study-ticks input')
  expect(await boxes.evaluateAll(all => all.slice(0, 3).map(box => (box as HTMLInputElement).checked))).toEqual([
    true,
    false,
    true,
  ])
})

test('after an early press on a tick of a study plan, keys mean what they mean elsewhere', async () => {
  const { page } = await shared.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/docs/studyPlan/quants')
  await page
    .locator('.study-ticks label')
    .first()
    .click({ position: { x: 32, y: 8 }, force: true })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
  release()
})

test('a link of a study plan works while React loads', async () => {
  const { page } = await shared.empty()
  const release = await holdBack(page, '**/attach-*.js')
  await page.goto('/docs/studyPlan/quants')
  await page.locator('.study-ticks a', { hasText: 'Joins' }).click()
  await page.waitForURL('**/docs/concepts/joins')
  release()
})

test('buttons pressed before the controls are loaded all work afterwards, in the order of the presses', async () => {
  const { page } = await shared.empty()
  const release = await holdBack(page, '**/controls-*.js')
  await page.goto('/markdown-page')
  for (const name of ['Windows', 'Linux', 'Windows']) await page.getByRole('tab', { name }).click()
  await page.getByRole('button', { name: 'Keyboard help' }).click()
  release()
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
  expect(await page.locator('[role=tab][aria-selected=true]').first().textContent()).toBe('Windows')
})

test('the announcement bar closes if its button was pressed before the controls are loaded', async () => {
  const { page } = await shared.empty()
  const release = await holdBack(page, '**/controls-*.js')
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  expect(await page.locator('.announcement-bar').isVisible()).toBe(true)
  release()
  await expect.poll(() => page.locator('.announcement-bar').isVisible()).toBe(false)
})

test('a key or button pressed on a page that the reader has left does nothing', async () => {
  const { page, faults } = await shared.empty()
  const release = await holdBack(page, '**/controls-*.js')
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Close announcement' }).click()
  await page.keyboard.press('?')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'About Tickwise')
  release()
  await waitForControls(page)
  expect(await page.getByRole('dialog', { name: 'Keyboard' }).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.dataset.announcementClosed)).toBeUndefined()
  expect(faults).toEqual([])
})

/** A page that has them all. */
const post = '/blog/a-career-in-kdb'
const deadWithoutEntry = [
  '.colour-mode-button',
  '.announcement-bar .close-button',
  '.keyboard-help-button',
  '.copy-page',
]

for (const width of [375, 1280]) {
  test(`controls are not shown before the entry script runs, and nothing moves when they are, ${width} px wide`, async () => {
    const { page } = await browser.open('', { viewport: { width, height: 800 } })
    await page.addInitScript(recordLayoutShifts, true)
    const release = await holdBack(page, '**/client-*.js')
    await page.goto(post, { waitUntil: 'commit' })
    await page.locator('.footer').waitFor()
    await framesPassed(page)
    expect(await shown(page)).toEqual([])
    release()
    await expect.poll(() => shown(page)).toEqual(deadWithoutEntry)
    await framesPassed(page)
    expect(await readLayoutShifts(page)).toEqual([])
    await page.getByRole('button', { name: 'Dark mode' }).click()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  })
}

test('controls are not shown when the entry script fails, nor the announcement bar’s button when the controls do', async () => {
  const { page } = await shared.empty()
  await page.route('**/client-*.js', route => route.abort())
  await page.goto(post)
  expect(await shown(page)).toEqual([])
  await page.unroute('**/client-*.js')
  await page.route('**/controls-*.js', route => route.abort())
  await page.reload()
  await page.mouse.move(200, 200)
  await expect.poll(() => shown(page)).toEqual(['.colour-mode-button'])
})

async function shown(page: Page): Promise<string[]> {
  const visible = await Promise.all(deadWithoutEntry.map(selector => page.locator(selector).first().isVisible()))
  return deadWithoutEntry.filter((_, index) => visible[index])
}

function typed(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.typed)
}

/** Holds requests back until the result is called. */
async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(pattern, async route => {
    await released
    // A request of a page that was left is gone.
    await route.continue().catch(() => {})
  })
  return release
}

/** What the page does next has been drawn. */
function framesPassed(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      }),
  )
}
