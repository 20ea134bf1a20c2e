import type { Page } from 'playwright-core'
import { expect, onTestFailed, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltPages } from '../support/built-files.ts'
import { findAxeViolationsInBothModes, findAxeViolationsInMode, showInMode } from '../support/find-axe-violations.ts'
import { colourModesAndWidths, isLongRun, sampleCases } from '../support/long-run.ts'
import { openSearch } from '../support/search-screens.ts'

const browser = startBrowser()
const shared = browser.shareAcrossPaths()
// One page of each kind, each mode and each width once; `npm run test:long` looks at every page in all four ways.
const kinds = [
  '/',
  '/docs/concepts/dictionariesTables',
  '/docs/studyPlan/dataBA',
  '/docs/category/important-concepts',
  '/blog',
  '/blog/year-review-2025',
  '/blog/tags',
  '/blog/tags/tickwise',
  '/blog/archive',
  '/about/about',
  '/happyHour/happyHour',
  '/testimonials/testimonials',
  '/faithfulness',
  '/markdown-page',
  '/console',
  '/search',
  '/offline',
  '/nope',
]

const pages = isLongRun ? listBuiltPages() : kinds
/** In dark mode only colours are checked again, on every second kind of page and where tabs are; a long run checks all. */
const pagesInMode = {
  light: pages,
  dark: pages.filter(path => path === '/markdown-page' || sampleCases(pages, 2).includes(path)),
}
const secondsPerPage = 10 * colourModesAndWidths.length

/** What is wrong with the pages, by the test that reports it. Each page is loaded once for all of these tests. */
type Faults = Map<string, string[]>
let lookedAt: Promise<Faults> | undefined

test.each(colourModesAndWidths)(
  `${isLongRun ? 'every page' : 'every kind of page, or every second in dark mode,'} passes axe, %s, %i px wide`,
  async (theme, width) => {
    expect((await lookAtPagesOnce()).get(`${theme} ${width}`)).toEqual([])
  },
  pages.length * secondsPerPage * 1000,
)

test.each([375, 1280])(
  'with text of twice the size no page is wider than a window of %i px',
  async width => {
    expect((await lookAtPagesOnce()).get(`large ${width}`)).toEqual([])
  },
  pages.length * secondsPerPage * 1000,
)

type State = [
  name: string,
  path: string,
  isPhone: boolean,
  open: (page: Page) => Promise<unknown>,
  opened: string,
  shown: string,
]

/** What is open on which page, how a reader opens it, the element that is open, and what shows in it then. */
const states: State[] = [
  ['the search dialog', '/', false, openSearch, '.search-dialog[open]', 'input'],
  ['the keyboard help', '/docs/intro', false, page => page.keyboard.press('?'), '.keyboard-help[open]', 'kbd'],
  [
    'the menu with the docs',
    '/docs/category/tutorials',
    true,
    page => page.locator('.menu-button').click(),
    '.menu-dialog[open]',
    'button:text("Back to main menu")',
  ],
  [
    'the main menu',
    '/docs/category/tutorials',
    true,
    async page => {
      await page.locator('.menu-button').click()
      await page.getByRole('button', { name: 'Back to main menu' }).click()
    },
    '.menu-dialog[open]',
    'a:text("Testimonials")',
  ],
  ['a dropdown', '/blog', false, page => page.locator('.dropdown summary').click(), '.dropdown[open]', 'a'],
  [
    'another tab',
    '/markdown-page',
    false,
    page => page.getByRole('tab', { name: 'Windows' }).click(),
    '.tabs',
    '[role=tab][aria-selected=true]:text("Windows")',
  ],
  ['a picture', '/markdown-page', true, page => page.locator('a.zoom').click(), 'dialog[open]', 'img'],
  [
    'the table of contents of a phone',
    '/docs/concepts/joins',
    true,
    page => page.getByText('On this page').click(),
    '.table-of-contents[open]',
    'a',
  ],
]

test.each(states)(
  '%s on %s passes axe when it is open, light and dark',
  async (_, path, isPhone, open, opened, shown) => {
    const { page } = await shared.visit(path)
    await page.setViewportSize({ width: isPhone ? 320 : 1280, height: 900 })
    await open(page)
    await page.locator(opened).locator(shown).first().waitFor()
    expect(await findAxeViolationsInBothModes(page, opened)).toEqual([])
  },
)

test('the first Tab reaches the skip link, which leads to the main part', async () => {
  const { page } = await browser.open('/docs/concepts/joins')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

/** A failed test is repeated, which loads the pages again. A long run repeats none, because all pages take up to an hour. */
function lookAtPagesOnce(): Promise<Faults> {
  if (!isLongRun) {
    onTestFailed(() => {
      lookedAt = undefined
    })
  }
  lookedAt ??= lookAtPages()
  return lookedAt
}

async function lookAtPages(): Promise<Faults> {
  const { page } = await browser.open('')
  const faults: Faults = new Map()
  const add = (test: string, path: string, found: string[]) =>
    faults.set(test, [...(faults.get(test) ?? []), ...found.map(fault => `${path} ${fault}`)])
  for (const path of new Set([...pages, ...kinds])) {
    await page.goto(path)
    for (const [theme, width] of colourModesAndWidths) {
      if (!pagesInMode[theme].includes(path)) continue
      await page.setViewportSize({ width, height: 900 })
      await showInMode(page, theme)
      const violations = await findAxeViolationsInMode(theme, page)
      add(`${theme} ${width}`, path, [...violations, ...(await findOverflow(page))])
    }
    if (!kinds.includes(path)) continue
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      add(`large ${width}`, path, await findOverflow(page))
    }
  }
  return faults
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [`is ${overflow} px too wide`] : []
}
