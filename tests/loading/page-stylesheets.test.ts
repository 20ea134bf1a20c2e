import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles } from '../support/built-files.ts'

const browser = startBrowser()
/** A page of each kind, and of each that has a stylesheet of its own. */
const kinds = [
  '/',
  '/404',
  '/about/about',
  '/blog',
  '/blog/archive',
  '/blog/how-to-read-q-code-part-2',
  '/blog/tags',
  '/blog/tags/kdb-q',
  '/console',
  '/docs/category/important-concepts',
  '/docs/concepts/joins',
  '/faithfulness',
  '/markdown-page',
  '/practice',
  '/search',
  '/testimonials/testimonials',
]

// Stylesheets that scripts load stay when readers go on to another page; those of pages do not (tests/navigation/same-pixels.test.ts).
test.each(kinds)('%s looks the same when scripts have loaded their stylesheets on other pages', async path => {
  const { page } = await browser.visitReady(path)
  const before = await describeBoxesByWidth(page)
  await addStylesheets(page, listStylesheetsOfScripts())
  const after = await describeBoxesByWidth(page)
  expect(
    before.flatMap((box, index) => (box === after[index] ? [] : [`${box} -> ${after[index]}`])).slice(0, 5),
  ).toEqual([])
})

/** All but those of pages. `search` is both: the search page links it, and on other pages the search dialog loads it. */
function listStylesheetsOfScripts(): string[] {
  const ofPages = /\/(?:index|rich|full|blog|chart|console|doc-line|marked-lines|not-found|post|tabs|components)-/
  return listBuiltFiles(inject('dist')).filter(path => /^\/assets\/.*\.css$/.test(path) && !ofPages.test(path))
}

/** The box of each element on a phone and on a desktop. */
async function describeBoxesByWidth(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const boxes: string[] = []
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await waitForResizeObservers(page)
    boxes.push(...(await page.evaluate(describeBoxes)).map(box => `${width} px: ${box}`))
  }
  return boxes
}

/** They run in the frame after a change of the size: code blocks wider than the window, for one, are styled by them. */
async function waitForResizeObservers(page: Page) {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** In the browser. */
function describeBoxes(): string[] {
  return [...document.querySelectorAll('body *')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const box = [x, y + scrollY, width, height].map(length => length.toFixed(1))
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${box.join(' ')}`
  })
}

/** Adds the stylesheets that the page lacks. */
async function addStylesheets(page: Page, hrefs: string[]) {
  expect(hrefs.length).toBeGreaterThan(2)
  const lacking = await page.evaluate(
    all => all.filter(href => !document.querySelector(`link[href$="${href}"]`)),
    hrefs,
  )
  for (const url of lacking) await page.addStyleTag({ url })
}
