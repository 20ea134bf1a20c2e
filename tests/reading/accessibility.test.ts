import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltPages } from '../support/built-files.ts'
import { findAxeViolationsInBothModes, findAxeViolationsInMode } from '../support/find-axe-violations.ts'
import { colourModesAndWidths, isLongRun, sampleCases } from '../support/long-run.ts'
import { openSearch } from '../support/search-screens.ts'

const browser = startBrowser()
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
/** In dark mode only colours are checked again, on every second kind of page; a long run checks all. */
const pagesInMode = { light: pages, dark: sampleCases(pages, 2) }
const secondsPerPage = 10

test.each(colourModesAndWidths)(
  `${isLongRun ? 'every page' : 'every kind of page, or every second in dark mode,'} passes axe, %s, %i px wide`,
  async (theme, width) => {
    const { page } = await browser.open('', { viewport: { width, height: 900 } })
    await page.addInitScript(value => localStorage.setItem('theme', value), theme)
    const violations: string[] = []
    for (const path of pagesInMode[theme]) {
      await page.goto(path)
      violations.push(...(await findAxeViolationsInMode(theme, page)).map(violation => `${path} ${violation}`))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) violations.push(`${path} is ${overflow} px too wide`)
    }
    expect(violations).toEqual([])
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
    'main',
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
    const { page } = await browser.openReady(path, { viewport: { width: isPhone ? 320 : 1280, height: 900 } })
    await open(page)
    await page.locator(opened).locator(shown).first().waitFor()
    expect(await findAxeViolationsInBothModes(page, opened)).toEqual([])
  },
)

test.each([375, 1280])('with text of twice the size no page is wider than a window of %i px', async width => {
  const { page } = await browser.open('', { viewport: { width, height: 900 } })
  const wide: string[] = []
  for (const path of kinds) {
    await page.goto(path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) wide.push(`${path} by ${overflow} px`)
  }
  expect(wide).toEqual([])
})

test('the first Tab reaches the skip link, which leads to the main part', async () => {
  const { page } = await browser.open('/docs/concepts/joins')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
