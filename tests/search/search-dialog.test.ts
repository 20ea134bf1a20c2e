import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import {
  activeOption,
  askSearch,
  blockSearchIndex,
  misspelt,
  openSearch,
  searchDialog,
  searchField,
  searchOptions,
  unknownQuery,
} from '../support/search-screens.ts'

const browser = startBrowser(serveReaderSite())
const shared = browser.shareAcrossPaths()
const phone = { width: 375, height: 700 }
const path = (page: Page) => new URL(page.url()).pathname
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className)

test('the dialog opens by Ctrl+K, Cmd+K and the slash, and Escape closes it in one press, from any screen', async () => {
  const { page, faults } = await shared.visit('/blog')
  await page.locator('.search-button').focus()
  await page.evaluate(() => scrollTo(0, 700))
  for (const key of ['Control+k', 'Meta+k', '/', 'Control+K']) {
    for (const query of ['', 'joins', unknownQuery]) {
      await page.keyboard.press(key)
      await searchField(page).waitFor()
      await askSearch(page, query)
      await page.keyboard.press('Escape')
      expect(await searchDialog(page).isVisible(), `${key} ${query}`).toBe(false)
      expect(await focused(page)).toBe('search-button')
      expect(await page.evaluate(() => scrollY)).toBe(700)
    }
  }
  expect(faults).toEqual([])
})

test('the dialog works if it is opened again before the browser has fired its close event', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'joins')
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('.search-dialog')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  })
  await expect.poll(() => searchField(page).inputValue()).toBe('')
  await page.waitForTimeout(200)
  expect(await searchField(page).isVisible()).toBe(true)
})

test('Ctrl+K closes the dialog, also while typing, and a slash in its field is text', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await page.keyboard.type('a/b')
  expect(await searchField(page).inputValue()).toBe('a/b')
  await page.keyboard.press('Control+k')
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('the slash does not open the dialog while the reader types elsewhere, and no shortcut opens it above another dialog', async () => {
  const { page } = await shared.visit('/markdown-page')
  for (const tag of ['textarea', 'select', 'div contenteditable']) {
    await page.evaluate(html => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', `<${html} id="field" tabindex="0"></${html}>`)
      document.getElementById('field')?.focus()
    }, tag)
    await page.keyboard.press('/')
    await page.evaluate(() => document.getElementById('field')?.remove())
  }
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(500)
  expect(await page.locator('dialog:modal').count()).toBe(1)
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('pressing the backdrop or Cancel closes the dialog; a press that begins in the field does not', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await searchField(page).hover()
  await page.mouse.down()
  await page.mouse.move(5, 400)
  await page.mouse.up()
  expect(await searchDialog(page).isVisible()).toBe(true)
  await page.mouse.click(5, 400)
  expect(await searchDialog(page).isVisible()).toBe(false)
  await openSearch(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('the page behind the dialog neither scrolls nor moves', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  const left = () => page.locator('.colour-mode-button').boundingBox()
  const before = await left()
  await openSearch(page)
  expect(await left()).toEqual(before)
  await page.mouse.move(5, 600)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the best hit is active, arrow keys wrap around, and Enter opens the active hit without a full load', async () => {
  const { page, faults } = await shared.visit('/blog')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await openSearch(page)
  await askSearch(page, 'as-of join')
  const all = await searchOptions(page).count()
  const active = () =>
    activeOption(page).evaluate(option => [...document.querySelectorAll('[role=option]')].indexOf(option))
  expect(await activeOption(page).getAttribute('href')).toBe('/concepts/joins#as-of-join')
  expect(await active()).toBe(1)
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe(0)
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe(all - 1)
  expect(await activeOption(page).evaluate(isInView)).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(0)
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe(1)
  expect(await searchField(page).getAttribute('aria-activedescendant')).toBe(
    await activeOption(page).getAttribute('id'),
  )
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  expect(await searchField(page).inputValue()).toBe('xas-of join')
  await askSearch(page, 'as-of join')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/concepts/joins**')
  expect(await searchDialog(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  expect(faults).toEqual([])
})

test('hits have the short address as their link, and lead to the page without a redirect', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'as-of join')
  const hit = searchOptions(page).filter({ hasText: 'As-of join' }).first()
  expect(await hit.getAttribute('href')).toBe('/concepts/joins#as-of-join')
  await hit.click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
  expect(page.url()).toMatch(/\/docs\/concepts\/joins#as-of-join$/)
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/')
})

test('a hit on the current page scrolls to its section', async () => {
  const { page } = await shared.load('/docs/concepts/joins')
  await openSearch(page)
  await askSearch(page, 'as-of join')
  await searchOptions(page).filter({ hasText: 'As-of join' }).first().click()
  await expect.poll(() => page.locator('#as-of-join').evaluate(isInView)).toBe(true)
  await openSearch(page)
  await askSearch(page, 'joins')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await searchDialog(page).locator('[role=option][href="/concepts/joins"]').first().click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(page.url()).toMatch(/\/docs\/concepts\/joins$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('the option under a mouse becomes active, and one under a finger does not', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'joins')
  const isActive = (index: number) => searchOptions(page).nth(index).getAttribute('aria-selected')
  await searchOptions(page).nth(1).dispatchEvent('pointermove', { pointerType: 'touch' })
  expect([await isActive(0), await isActive(1)]).toEqual(['true', 'false'])
  await searchOptions(page).nth(1).hover()
  await expect.poll(async () => [await isActive(0), await isActive(1)]).toEqual(['false', 'true'])
  await page.keyboard.press('ArrowDown')
  expect(await isActive(2)).toBe('true')
})

test('a press between the options leaves the focus in the field', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'joins')
  await searchDialog(page)
    .locator('.hit-group')
    .nth(1)
    .evaluate(group => {
      const { left, top } = group.getBoundingClientRect()
      return { x: left + 40, y: top - 4 }
    })
    .then(({ x, y }) => page.mouse.click(x, y))
  expect(await searchField(page).evaluate(field => field === document.activeElement)).toBe(true)
})

test('the field is a combobox that browsers neither correct nor complete, and takes 512 characters', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  const field = await searchField(page).evaluate((input: HTMLInputElement) =>
    Object.fromEntries(input.getAttributeNames().map(name => [name, input.getAttribute(name)])),
  )
  expect(field).toMatchObject({
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    autocomplete: 'off',
    autocorrect: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '512',
    placeholder: 'Search docs',
  })
  await askSearch(page, 'joins')
  expect(await searchField(page).getAttribute('aria-expanded')).toBe('true')
  const list = await searchField(page).getAttribute('aria-controls')
  expect(await searchDialog(page).getByRole('listbox', { name: 'Search results' }).getAttribute('id')).toBe(list)
})

for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
  test(`${key} opens a hit in another tab or window, and search stays open`, async () => {
    const { page } = await shared.visit('/')
    await openSearch(page)
    await askSearch(page, 'iterators')
    const opened = page.context().waitForEvent('page')
    await page.keyboard.press(key)
    await expect.poll(async () => path(await opened)).toBe('/docs/concepts/iterators')
    expect(path(page)).toBe('/')
    expect(await searchDialog(page).isVisible()).toBe(true)
  })
}

test('a hit is a link: the middle button and Ctrl open it in a new tab, and search stays open', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'iterators')
  const hit = searchOptions(page).first()
  for (const click of [() => hit.click({ button: 'middle' }), () => hit.click({ modifiers: ['ControlOrMeta'] })]) {
    const opened = page.context().waitForEvent('page')
    await click()
    await expect.poll(async () => path(await opened)).toBe('/docs/concepts/iterators')
    expect(path(page)).toBe('/')
    expect(await searchDialog(page).isVisible()).toBe(true)
    await page.bringToFront()
  }
  expect(await searchField(page).evaluate(field => field === document.activeElement)).toBe(true)
})

test('keys that an input method handles neither move the active option nor open it', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'joins')
  const before = await activeOption(page).getAttribute('id')
  for (const key of ['ArrowDown', 'Enter']) {
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      await searchField(page).evaluate(
        (field, event) =>
          field.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true })),
        { key, ...init },
      )
    }
  }
  expect(await activeOption(page).getAttribute('id')).toBe(before)
  expect(await searchDialog(page).isVisible()).toBe(true)
})

test('Enter right after typing opens the first hit of the query once it arrives', async () => {
  const { page } = await shared.load('/')
  await page.route('**/assets/search/index-*', async route => {
    await new Promise(resolve => setTimeout(resolve, 700))
    await route.continue()
  })
  await openSearch(page)
  await page.keyboard.type('iterators')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/concepts/iterators')
})

test('a section that is opened by an early Enter is shown, even if its page is slow', async () => {
  const { page } = await shared.load('/blog')
  for (const files of ['**/assets/search/index-*', '**/docs/concepts/joins']) {
    await page.route(files, async route => {
      await new Promise(resolve => setTimeout(resolve, 500))
      await route.continue()
    })
  }
  await openSearch(page)
  await page.keyboard.type('as-of join')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/concepts/joins#*')
  await expect.poll(() => page.locator('h1').textContent()).toBe('Joins')
})

test('a query that is typed letter by letter shows the last answer, and "See all" shows its count', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await page.keyboard.type('tickerplant & "log"', { delay: 15 })
  await askSearch(page, 'tickerplant & "log"')
  const link = searchDialog(page).getByRole('link', { name: /^See all \d+ results$/ })
  const [count] = /\d+/.exec((await link.textContent()) ?? '') ?? []
  await link.click()
  await page.waitForURL(url => url.searchParams.get('q') === 'tickerplant & "log"')
  await page.getByText(`${count} documents found`).first().waitFor()
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('the filters Docs and Blog limit the hits', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, 'tickerplant')
  for (const [kind, pattern] of [
    ['Blog', /^\/blog\//],
    ['Docs', /^\/(?!blog\/)/],
  ] as const) {
    await searchDialog(page).locator('label', { hasText: kind }).click()
    await searchDialog(page).locator('.search-screen:not([aria-busy])').waitFor()
    const links = await searchOptions(page).evaluateAll(options => options.map(option => option.getAttribute('href')))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(link).toMatch(pattern)
  }
})

test('without results the dialog says so, suggests nothing unrelated, and links to a report form', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, unknownQuery)
  await searchDialog(page).getByText(`No results for "${unknownQuery}"`).first().waitFor()
  expect(await searchDialog(page).getByText('Try searching for').count()).toBe(0)
  const report = searchDialog(page).getByRole('link', { name: 'Let us know.' })
  expect(await searchDialog(page).getByText('Believe this query should return results?').isVisible()).toBe(true)
  expect(await report.getAttribute('href')).toContain(unknownQuery)
  expect(await report.getAttribute('target')).toBe('_blank')
  expect(await searchField(page).getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  expect(await searchDialog(page).isVisible()).toBe(true)
})

test('without results the dialog suggests a similar query, which a press searches for, and the reader can type on', async () => {
  const { page } = await shared.visit('/')
  await openSearch(page)
  await askSearch(page, misspelt.query)
  await searchDialog(page).getByText('Try searching for').waitFor()
  await searchDialog(page).getByRole('button', { name: misspelt.suggestion, exact: true }).click()
  await searchOptions(page).first().waitFor()
  await page.keyboard.type('s')
  expect(await searchField(page).inputValue()).toBe(`${misspelt.suggestion}s`)
})

test('if search fails, the message stays until a query succeeds, and the query is kept', async () => {
  const { page } = await shared.load('/')
  const bringBack = await blockSearchIndex(page)
  await openSearch(page)
  const lines = ['Unable to fetch results', 'You might want to check your network connection.']
  for (const query of ['join', 'joins']) {
    await askSearch(page, query)
    for (const line of lines) await searchDialog(page).getByText(line).waitFor()
    expect(await searchField(page).inputValue()).toBe(query)
  }
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.waitForTimeout(300)
  for (const line of lines) expect(await searchDialog(page).getByText(line).isVisible()).toBe(true)
  await bringBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await searchOptions(page).first().waitFor()
  for (const line of lines) expect(await searchDialog(page).getByText(line).isVisible()).toBe(false)
  expect(await searchField(page).inputValue()).toBe('joins')
})

test('while the first answer is awaited, the dialog says so, and a spinner appears after a moment', async () => {
  const { page } = await shared.load('/')
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/search/index-*', async route => {
    await released
    await route.continue()
  })
  await openSearch(page)
  await searchDialog(page).getByText('No recent searches').waitFor()
  await searchField(page).fill('joins')
  const sign = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.search-sign') ?? document.body, '::after').visibility)
  expect(await sign()).toBe('hidden')
  await searchDialog(page).getByText('Fetching results...').waitFor()
  expect(await searchDialog(page).getByText('No recent searches').count()).toBe(0)
  await expect.poll(sign).toBe('visible')
  release()
  await searchOptions(page).first().waitFor()
})

test('text selected on the page becomes the first query and is selected in the field; text selected in a field does not', async () => {
  const { page } = await shared.visit('/docs/concepts/joins')
  await page
    .locator('h2')
    .first()
    .evaluate(heading => getSelection()?.selectAllChildren(heading))
  const text = await page.locator('h2').first().textContent()
  await openSearch(page)
  expect(await searchField(page).inputValue()).toBe(text)
  expect(await searchField(page).evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(text?.length)
  await searchOptions(page).first().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main').evaluate(main => getSelection()?.selectAllChildren(main))
  await openSearch(page)
  expect((await searchField(page).inputValue()).length).toBe(512)
  await shared.visit('/search')
  await page.getByRole('searchbox').fill('iterators')
  await page.getByRole('searchbox').selectText()
  await openSearch(page)
  expect(await searchField(page).inputValue()).toBe('')
})

test('markup in queries is shown as text', async () => {
  const { page, faults } = await shared.visit('/')
  await openSearch(page)
  for (const query of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '\\', '(((', '"', '%E0%A4%A']) {
    await askSearch(page, query)
    expect(await searchField(page).inputValue()).toBe(query)
  }
  expect(await searchDialog(page).locator('script, img').count()).toBe(0)
  expect(faults).toEqual([])
})

test('on a phone the dialog fills the window, and Back closes it without leaving the page', async () => {
  const { page, faults } = await shared.visit('/blog')
  await page.setViewportSize(phone)
  await page.evaluate(() => navigation.navigate('/docs/concepts/joins').finished?.then(() => {}))
  await openSearch(page)
  await expect.poll(() => searchDialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  await page.goBack()
  await searchDialog(page).waitFor({ state: 'hidden' })
  expect(path(page)).toBe('/docs/concepts/joins')
  await openSearch(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/blog')
  expect(faults).toEqual([])
})

test('on a phone the page that is opened replaces the dialog’s entry in the history', async () => {
  const { page } = await browser.openReady('/blog', { viewport: phone })
  const before = await page.evaluate(() => history.length)
  await openSearch(page)
  await askSearch(page, 'iterators')
  await searchOptions(page).first().click()
  await expect.poll(() => path(page)).toBe('/docs/concepts/iterators')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect.poll(() => path(page)).toBe('/blog')
  await page.waitForTimeout(300)
  expect(await searchDialog(page).isVisible()).toBe(false)
})

test('the dialog’s stylesheet is fetched when it opens, and it is never visible without', async () => {
  const { page } = await shared.load('/')
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/search-*.css', async route => {
    await released
    await route.continue()
  })
  expect(await page.locator('link[href*="/search-"]').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(500)
  expect(await searchDialog(page).isVisible()).toBe(false)
  release()
  await searchField(page).waitFor()
  expect(await searchDialog(page).evaluate(dialog => getComputedStyle(dialog).paddingTop)).toBe('0px')
})

test('on Apple devices the button shows ⌘ and keeps its size', async () => {
  const { page } = await browser.open('', { viewport: { width: 1280, height: 800 } })
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await page.goto('/')
  const before = await page.locator('.search-button').boundingBox()
  await page.locator('.search-button').hover()
  await expect.poll(() => page.locator('.search-button kbd').textContent()).toBe('⌘ K')
  expect(await page.locator('.search-button').boundingBox()).toEqual(before)
})

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
