import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser, waitForControls } from '../support/browser.ts'
import { findAxeViolationsInMode } from '../support/find-axe-violations.ts'
import { colourModesAndWidths } from '../support/long-run.ts'
import { serveReaderSite } from '../support/reader-site.ts'
import {
  askSearch,
  blockSearchIndex,
  openSearch,
  searchDialog,
  searchField,
  unknownQuery,
} from '../support/search-screens.ts'
import { waitForAnimations } from '../support/wait-for-animations.ts'

const browser = startBrowser(serveReaderSite())
const shared = browser.shareAcrossPaths()
/** A query with results of the word that it nearly is. */
const nearMiss = 'itterators'
const saved = JSON.stringify([
  {
    url: '/concepts/joins#as-of-join',
    target: '/docs/concepts/joins#as-of-join',
    kind: 'doc',
    title: 'Joins',
    heading: 'As-of join',
    breadcrumbs: ['Concepts'],
  },
  {
    url: '/blog/our-tickerplant',
    target: '/blog/our-tickerplant',
    kind: 'blog',
    title: 'Our tickerplant',
    breadcrumbs: ['Blog'],
  },
])
const favourite = JSON.stringify([
  { url: '/concepts/fby', target: '/docs/concepts/fby', kind: 'doc', title: 'fby', breadcrumbs: ['Concepts'] },
])

test.each(colourModesAndWidths)(
  'every screen passes axe, fits and has targets of 24 px, %s, %i px wide',
  async (theme, width) => {
    const { page } = await browser.open('', { viewport: { width, height: 800 } })
    await page.addInitScript(value => localStorage.setItem('theme', value), theme)
    await page.goto('/')
    await waitForControls(page)
    const found: string[] = []
    const look = async (screen: string) => {
      await waitForAnimations(page)
      const opened = (await searchDialog(page).isVisible()) ? '.search-dialog' : 'main'
      const faults = [...(await findAxeViolationsInMode(theme, page, opened)), ...(await findLayoutFaults(page))]
      found.push(...faults.map(fault => `${screen} ${fault}`))
    }
    await openSearch(page)
    await look('empty start')
    await page.keyboard.press('Escape')
    await seed(page)
    await openSearch(page)
    await look('start')
    const bringBack = await blockSearchIndex(page)
    await page.reload()
    await openSearch(page)
    await askSearch(page, 'joins')
    await look('failure')
    await bringBack()
    for (const query of ['joins', '@[;;:]', nearMiss, unknownQuery]) {
      await askSearch(page, query)
      await look(query)
    }
    for (const query of ['joins', nearMiss, unknownQuery]) {
      await page.evaluate(path => navigation.navigate(path).finished?.then(() => {}), `/search?q=${query}`)
      await page
        .getByText(/documents? found$|^No results were found$/)
        .first()
        .waitFor()
      await look(`search page ${query}`)
    }
    expect(found).toEqual([])
  },
)

test('every control can be reached with Tab, which stays in the dialog', async () => {
  const { page } = await shared.visit('/')
  await seed(page)
  await openSearch(page)
  expect(await walk(page)).toEqual([
    'Search',
    'Cancel',
    'Save this search: As-of join',
    'Remove this search from history: As-of join',
    'Save this search: Our tickerplant',
    'Remove this search from history: Our tickerplant',
    'Remove this search from favorites: fby',
    'Open the q console',
  ])
  await askSearch(page, 'joins')
  expect(await walk(page)).toEqual(['Search', 'Clear the query', 'Cancel', 'All', expect.stringMatching(/^See all/)])
  await searchField(page).focus()
  await askSearch(page, unknownQuery)
  expect(await walk(page)).toEqual(['Search', 'Clear the query', 'Cancel', 'All', 'Let us know.'])
  await page.getByRole('button', { name: 'Clear the query' }).focus()
  await page.keyboard.press('Enter')
  expect(await searchField(page).inputValue()).toBe('')
  expect(await searchField(page).evaluate(field => field === document.activeElement)).toBe(true)
})

test('results, no results, a failure and results again are announced in this order', async () => {
  const { page } = await shared.visit('/')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const hear = (role: string, text: string | null | undefined) => {
      const line = `${role}: ${text}`
      if (text && said.at(-1) !== line) said.push(line)
    }
    new MutationObserver(() => {
      hear('status', document.querySelector('.search-dialog [role=status]')?.textContent)
      hear('alert', document.querySelector('.search-dialog [role=alert]')?.textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await openSearch(page)
  expect(await searchField(page).getAttribute('aria-label')).toBe('Search')
  const status = searchDialog(page).locator('[role=status]')
  await page.keyboard.type('join', { delay: 40 })
  await expect.poll(() => status.textContent()).toMatch(/results for join$/)
  const count = await page.evaluate(() => document.querySelector('.see-all')?.textContent?.match(/\d+/)?.[0])
  await askSearch(page, unknownQuery)
  await expect.poll(() => status.textContent()).toBe(`No results for ${unknownQuery}`)
  await page.evaluate(() => {
    Object.assign(window, { postMessageOfWorkers: Worker.prototype.postMessage })
    Worker.prototype.postMessage = () => {
      throw new Error('The worker is gone.')
    }
  })
  await searchField(page).fill('joins')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.waitForTimeout(700)
  await page.evaluate(() => {
    Worker.prototype.postMessage = (window as unknown as { postMessageOfWorkers: () => void }).postMessageOfWorkers
  })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => status.textContent()).toMatch(/results for joins$/)
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    `status: ${count} results for join`,
    `status: No results for ${unknownQuery}`,
    'alert: Unable to fetch resultsYou might want to check your network connection.',
    expect.stringMatching(/^status: \d+ results for joins$/),
  ])
})

test('with reduced motion the dialog does not move, and with forced colours the active option has an outline', async () => {
  const { page } = await shared.visit('/')
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await openSearch(page)
  expect(await searchDialog(page).evaluate(dialog => getComputedStyle(dialog).transitionDuration)).toBe('0s')
  await askSearch(page, 'joins')
  const active = searchDialog(page).locator('[aria-selected=true]')
  expect(await active.evaluate(option => getComputedStyle(option).outlineStyle)).toBe('solid')
})

test.each(['none', 'active'] as const)(
  'matches are marked by a tint alone, with forced colours %s',
  async forcedColors => {
    const { page } = await shared.visit('/')
    await page.emulateMedia({ forcedColors })
    await openSearch(page)
    await askSearch(page, 'joins')
    const [tint, line, ground] = await searchDialog(page)
      .locator('mark')
      .first()
      .evaluate(mark => [
        getComputedStyle(mark).backgroundColor,
        getComputedStyle(mark).textDecorationLine,
        getComputedStyle(mark.closest('dialog') ?? mark).backgroundColor,
      ])
    expect(line).toBe('none')
    expect(tint).not.toMatch(/^rgba/)
    expect(tint).not.toBe(ground)
  },
)

async function seed(page: Page) {
  await page.evaluate(
    ([recents, favourites]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__tickwise', recents)
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', favourites)
    },
    [saved, favourite] as const,
  )
}

/** Names of what Tab reaches from the field on, once around. */
async function walk(page: Page): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const name = await page.evaluate(() => {
      const { activeElement: element } = document
      if (!element?.closest('.search-dialog')) return undefined
      return element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent ?? ''
    })
    if (name !== undefined && names.includes(name)) return names
    if (name !== undefined) names.push(name)
    await page.keyboard.press('Tab')
  }
}

function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const faults = document.documentElement.scrollWidth > innerWidth ? ['is too wide'] : []
    if (dialog && dialog.scrollWidth > dialog.clientWidth) faults.push('is wider than the dialog')
    for (const target of dialog?.querySelectorAll('button, label, .hit, .see-all') ?? []) {
      const { width, height } = target.getBoundingClientRect()
      if (Math.min(width, height) < 24)
        faults.push(`${target.className || target.textContent} is ${width} by ${height}`)
    }
    return faults
  })
}
