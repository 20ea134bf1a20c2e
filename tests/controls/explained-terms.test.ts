import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltFiles, listBuiltPages, readBuilt, readBuiltPage } from '../support/built-files.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const termsOf = (path: string) => readBuilt(`${path}.html`).split('class="term"').length - 1
const pages = listBuiltPages().filter(path => /^\/(?:docs|blog)\/.*\w/.test(path))
const path = '/docs/concepts/terms'
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const openedMs = 400

test('more than thirty docs and posts explain terms, each eight at most', () => {
  const counts = pages.map(termsOf)
  expect(counts.filter(count => count > 0).length).toBeGreaterThan(30)
  expect(Math.max(...counts)).toBeLessThanOrEqual(8)
})

test('without scripts the stylesheet of terms is loaded by the pages that explain some, and by no other', () => {
  const unfit = listBuiltPages().filter(page => {
    const html = readBuiltPage(page)
    return html.includes('class="term"') !== /<noscript>.*\/assets\/controls-[^"]+\.css/.test(html)
  })
  expect(unfit).toEqual([])
})

test('a term under the pointer shows its meaning, which stays while the pointer is on it, and nothing moves', async () => {
  const { page, faults } = await browser.visitReady(path)
  const { term, tooltip } = termsAt(page, 1)
  await term.scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const before = await page.locator('.prose').boundingBox()
  await term.hover()
  await tooltip.waitFor()
  await page.waitForTimeout(openedMs)
  expect(await page.locator('.prose').boundingBox()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  await movePointerOnto(page, 1)
  await page.waitForTimeout(openedMs)
  expect(await tooltip.isVisible()).toBe(true)
  await page.mouse.move(1, 1)
  await tooltip.waitFor({ state: 'hidden' })
  expect(faults).toEqual([])
})

test('a focused term shows its meaning and is described by it; Escape dismisses it until the focus comes again', async () => {
  const { page } = await browser.visitReady(path)
  const { term, tooltip } = termsAt(page, 0)
  await term.focus()
  await tooltip.waitFor()
  expect(await term.getAttribute('aria-describedby')).toBe(await tooltip.getAttribute('id'))
  await page.keyboard.press('Escape')
  await tooltip.waitFor({ state: 'hidden' })
  expect(await term.evaluate(element => element === document.activeElement)).toBe(true)
  await termsAt(page, 1).term.focus()
  await term.focus()
  await tooltip.waitFor()
})

test('Escape dismisses a meaning without moving the pointer, which shows it again when it comes back', async () => {
  const { page } = await browser.visitReady(path)
  const { term, tooltip } = termsAt(page, 0)
  await term.hover()
  await tooltip.waitFor()
  await page.keyboard.press('Escape')
  await tooltip.waitFor({ state: 'hidden' })
  await page.waitForTimeout(openedMs)
  expect(await tooltip.isVisible()).toBe(false)
  await page.mouse.move(1, 1)
  await term.hover()
  await tooltip.waitFor()
})

test('the first tap shows the meaning within the window, a tap elsewhere hides it, the second follows the link', async () => {
  const { page, faults } = await browser.visitReady(path, phone)
  const links = page.locator('.term:has(> a)')
  const term = links.first().locator('a')
  const tooltip = links.first().locator('[role=tooltip]')
  const target = (await term.getAttribute('href')) ?? ''
  await term.tap()
  await tooltip.waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.locator('h1').tap()
  await tooltip.waitFor({ state: 'hidden' })
  await term.tap()
  await tooltip.waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  await term.tap()
  await page.waitForURL(`**${target}`)
  expect(faults).toEqual([])
})

test.each<[string, BrowserContextOptions]>([
  ['320 px wide', { viewport: { width: 320, height: 480 } }],
  ['1440 px wide', { viewport: { width: 1440, height: 700 } }],
])('every meaning lies within the window, %s', async (_, options) => {
  const { page } = await browser.visitReady(path, options)
  const { width, height } = options.viewport ?? { width: 0, height: 0 }
  const count = await page.locator('.term').count()
  expect(count).toBe(8)
  for (let index = 0; index < count; index++) {
    const { term, tooltip } = termsAt(page, index)
    await term.focus()
    await tooltip.waitFor()
    const box = await tooltip.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width, `${index}: ${JSON.stringify(box)}`).toBe(true)
    expect(box && box.y >= 0 && box.y + box.height <= height, `${index}: ${JSON.stringify(box)}`).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('an open meaning passes axe, light and dark', async () => {
  const { page } = await browser.visit(path)
  const { term, tooltip } = termsAt(page, 0)
  await term.focus()
  await tooltip.waitFor()
  expect(await findAxeViolationsInBothModes(page)).toEqual([])
})

test('without scripts a term shows its meaning and is a link', async () => {
  const { page } = await browser.visit(path, { javaScriptEnabled: false })
  const { term, tooltip } = termsAt(page, 0)
  await term.hover()
  await tooltip.waitFor()
  await page.locator('.term > a').first().click()
  await page.waitForURL(address => address.pathname !== path)
})

test('without styles no meaning appears in the text', async () => {
  const { page } = await browser.visit('')
  await page.route('**/*.css', route => route.abort())
  await page.goto(path)
  expect(await termsAt(page, 0).term.isVisible()).toBe(true)
  expect(await termsAt(page, 0).tooltip.isVisible()).toBe(false)
})

test('on paper terms are plain words', async () => {
  const { page } = await browser.visitReady(path)
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('.term > a').first()
  expect(await link.evaluate(element => getComputedStyle(element).textDecorationLine)).toBe('none')
  expect(await link.evaluate(element => getComputedStyle(element, '::after').content)).toBe('none')
})

test('what programs read holds no meanings', () => {
  const explaining = pages.find(candidate => termsOf(candidate) >= 6) ?? ''
  const [, meaning = ''] = /role="tooltip" hidden>([^<]+)/.exec(readBuilt(`${explaining}.html`)) ?? []
  expect(meaning.length).toBeGreaterThan(20)
  const outputs = listBuiltFiles(inject('dist')).filter(file => /\.(?:json|md|txt|xml)$/.test(file))
  expect(outputs).toContain('/llms-full.txt')
  expect(outputs.filter(file => readBuilt(file).includes(meaning))).toEqual([])
})

function termsAt(page: Page, index: number) {
  const wrapper = page.locator('.term').nth(index)
  return { term: wrapper.locator('> :first-child'), tooltip: wrapper.locator('[role=tooltip]') }
}

/** From the middle of a term to that of its tooltip, as a hand does. */
async function movePointerOnto(page: Page, index: number) {
  const box = await termsAt(page, index).tooltip.boundingBox()
  if (!box) throw new Error('The tooltip has no place.')
  const from = await termsAt(page, index).term.boundingBox()
  const x = from ? from.x + from.width / 2 : box.x
  await page.mouse.move(x, box.y + box.height / 2, { steps: 12 })
}
