import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())

// Components as they come from an island's file, written without React so that they can stand in for the real one.
// Both work once the window says that what failed is mended.
const element = (type: string, props: string) =>
  `({ $$typeof: Symbol.for("react.transitional.element"), type: "${type}", key: null, props: ${props} })`
const onRender =
  'export function ClearMyData() { if (!window.isMended) throw new Error("render failed", { cause: new Error("no data") });' +
  `return ${element('p', '{ children: "Mine" }')} }`
const inEffect =
  `export class ClearMyData { render() { return ${element('p', '{ children: "Mine" }')} } ` +
  'componentDidMount() { if (!window.isMended) throw new Error("effect failed") } }' +
  'ClearMyData.prototype.isReactComponent = {}'
const inEvent =
  'const onClick = () => { throw new Error("event failed") };' +
  `export const ClearMyData = () => ${element('button', '{ onClick, children: "Press" }')}`
const unprintable =
  'export function ClearMyData() { const error = new Error(); Object.defineProperty(error, "message", { get() { throw new Error("worse") } }); throw error }'

test.each([
  ['on render', onRender],
  ['in an effect', inEffect],
])(
  'a control that throws %s falls back to its server HTML; Retry starts it anew, the shell works',
  async (_name, code) => {
    const { page } = await openWith(code)
    await page.getByRole('button', { name: 'Clear my data' }).click()
    await page.getByText('This control crashed.').waitFor()
    expect(await page.getByRole('button', { name: 'Clear my data' }).isVisible()).toBe(true)
    await mend(page)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Mine', { exact: true }).waitFor()
    expect(await page.locator('[aria-busy]').count()).toBe(0)
    await shellWorks(page)
  },
)

test('a control that throws in an event handler stays, and so does the page', async () => {
  const { page } = await openWith(inEvent)
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await page.getByRole('button', { name: 'Press' }).click()
  await page.getByRole('button', { name: 'Press' }).click()
  expect(await page.getByText('crashed').count()).toBe(0)
  await shellWorks(page)
})

test.each([
  ['on render', onRender, 'render failed\nCause: no data'],
  ['in an effect', inEffect, 'effect failed'],
])(
  'an island that owns the page and throws %s says so; Try again starts it anew, leaving clears it',
  async (_name, code, text) => {
    const { page } = await openWith(code)
    await ownPage(page)
    await page.getByRole('button', { name: 'Clear my data' }).click()
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor()
    expect(await page.locator('.error-message').textContent()).toBe(text)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor()
    await mend(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Mine', { exact: true }).waitFor()
    await shellWorks(page)
  },
)

test('a search dialog that throws leaves a link to the search page, and keys go to the page again', async () => {
  const { page } = await browser.visit('')
  await page.route('**/search-dialog-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: onRender.replace('ClearMyData', 'SearchDialog') }),
  )
  await page.goto('/about/about')
  await page.keyboard.press('/')
  await page.getByText('This control crashed.').waitFor()
  await page.locator('x-island[name=search-dialog][data-live]').waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset.typed)).toBeUndefined()
  await page.locator('.search-button').click()
  await page.waitForURL('**/search')
})

test('a crash that cannot even be shown titles the document "Page Error"', async () => {
  const { page } = await openWith(unprintable)
  await ownPage(page)
  await page.getByRole('button', { name: 'Clear my data' }).click()
  await expect.poll(() => page.title()).toBe('Page Error')
  expect(await page.locator('h1').textContent()).toBe('This page crashed.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.title()).toContain('About')
})

async function openWith(code: string) {
  const opened = await browser.visit('')
  await opened.page.route('**/clear-my-data-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  )
  await opened.page.goto('/about/about')
  return opened
}

function ownPage(page: Page) {
  return page.evaluate(() => document.querySelector('x-island[name=clear-my-data]')?.setAttribute('data-owns-page', ''))
}

function mend(page: Page) {
  return page.evaluate(() => Object.assign(window, { isMended: true }))
}

async function shellWorks(page: Page) {
  await page.getByRole('button', { name: 'Dark mode' }).click()
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect.poll(() => page.locator('h1').textContent()).toBe('Blog')
  expect(await page.getByText('crashed').count()).toBe(0)
}
