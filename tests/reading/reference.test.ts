import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { findAxeViolationsInBothModes } from '../support/find-axe-violations.ts'
import { serveFixtureSite } from '../support/serve-fixture-site.ts'

const fence = '```'
const entry = (frontMatter: string) => `---\n${frontMatter}\n---\n\nIt does something.\n\n${fence}q\nq)1\n1\n${fence}\n`

const site = serveFixtureSite({
  'content/reference/families.yml':
    'families:\n  - { id: operators, title: Operators }\n  - { id: iterators, title: Iterators }\n',
  'content/reference/operators/comma.md': entry('names: [",", ",:"]\ntitle: Join\ntaught: [/docs/a]'),
  'content/reference/operators/plus.md': entry('names: ["+"]\ntitle: Add\ntypes: [2]\nsee: [","]'),
  'content/reference/iterators/backslash-colon.md': entry(
    'names: ["\\\\:"]\ntitle: Each left\nsyntax: [{ form: "x f\\\\:y", does: applies f to each item of x }]',
  ),
  'content/docs/a.md': `# A\n\n${fence}q\nq)1 2,\\:3+4\n1 7\n2 7\n${fence}\n`,
})
const browser = startBrowser(site)

test('the finder says what each token of a line is, by keyboard alone', async () => {
  const { page, faults } = await browser.openReady('/reference')
  await page.getByLabel(/^Which glyph is that/).focus()
  await expect.poll(() => found(page)).toContain('Join')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1 2,\\:3+4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => found(page)).toContain('Each left')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => found(page)).toMatch(/Add\s+With two arguments, as here: x\+y/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/reference/plus')
  expect(faults).toEqual([])
})

test('a press on a token of a q block says what it is, and Escape closes that', async () => {
  const { page, faults } = await openBlock()
  const plus = page.locator('.session pre').getByText('+', { exact: true })
  await plus.click()
  const shown = page.locator('.looked-up')
  await expect.poll(() => shown.innerText()).toContain('Add')
  expect(await shown.getByRole('link').getAttribute('href')).toBe('/reference/plus')
  await page.keyboard.press('Escape')
  expect(await shown.count()).toBe(0)
  expect(faults).toEqual([])
})

test('by keyboard, Enter on a block shows its first name, the arrow keys lead to the others, and Enter to the page', async () => {
  const { page } = await openBlock()
  await page.locator('.session pre').focus()
  await page.keyboard.press('Enter')
  const shown = page.locator('.looked-up')
  await expect.poll(() => shown.innerText()).toContain('has no page about 1 2')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown.innerText()).toContain('Join')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/reference/comma')
})

test('without a network, a press says that the reference could not be fetched, and the next one tries again', async () => {
  const { page } = await openBlock()
  await page.route('**/reference', route => route.abort())
  const plus = page.locator('.session pre').getByText('+', { exact: true })
  const shown = page.locator('.looked-up')
  await plus.click()
  await expect.poll(() => shown.innerText()).toContain('could not be fetched')
  await page.unroute('**/reference')
  await plus.click()
  await expect.poll(() => shown.innerText()).toContain('Add')
})

test('marking text for copying looks nothing up', async () => {
  const { page } = await openBlock()
  await page.locator('.session pre').dblclick()
  expect(await page.locator('.looked-up').count()).toBe(0)
})

test('without scripts the tables are there and the finder is not', async () => {
  const { page } = await browser.open('/reference', { javaScriptEnabled: false })
  expect(await page.getByRole('link', { name: '+', exact: true }).getAttribute('href')).toBe('/reference/plus')
  expect(await page.locator('.glyph-finder').isHidden()).toBe(true)
})

test.each([320, 1280])('the reference passes axe and does not scroll sideways, %i px wide', async width => {
  for (const path of ['/reference', '/reference/plus']) {
    const { page } = await browser.openReady(path, { viewport: { width, height: 900 } })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findAxeViolationsInBothModes(page)).toEqual([])
  }
})

const found = (page: Page) => page.locator('.found-name').innerText()

/** A page with a q block, ready for presses: the script that listens to the block comes after the controls, and adds its buttons. */
async function openBlock() {
  const opened = await browser.openReady('/docs/a')
  await opened.page.getByRole('button', { name: /^Run/ }).first().waitFor()
  return opened
}
