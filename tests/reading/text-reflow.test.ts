import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'

const shared = startBrowser().shareAcrossPaths({ bypassCSP: true })
const largeText = 'html { font-size: 200% }'
/** The spacing that WCAG 1.4.12 asks pages to bear. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const path of ['/', '/blog', '/docs/concepts/joins']) {
  test.each([
    ['letters of twice the size', largeText],
    ['the text spacing of WCAG', wideText],
  ])(`${path} does not scroll sideways with %s`, async (_, content) => {
    const { page } = await shared.visit(path)
    await setStyles(page, content)
    for (const width of [375, 768, 996, 1000, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [wanted, there] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(wanted, `${width} px`).toBe(there)
    }
  })
}

test.each(['/docs/concepts/joins', '/docs/concepts/ipc'])(
  'on a phone with letters of twice the size %s shows the buttons of q sessions whole, beside their titles',
  async path => {
    const page = await openWithLargeText(path)
    await page.locator('.q-bar').first().waitFor()
    const faults = await page.locator('.session').evaluateAll(blocks =>
      blocks.flatMap((block, index) => {
        const { left, right } = block.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(block.querySelector('figcaption') ?? block.ownerDocument.createElement('p'))
        const buttons = [...block.querySelectorAll('.q-bar button')].map(button => button.getBoundingClientRect())
        const shown = buttons.filter(({ width }) => width > 0)
        if (shown.length === 0) return [`${index} has no buttons`]
        return shown
          .filter(box => box.left < Math.max(left, range.getBoundingClientRect().right) || box.right > right)
          .map(box => `${index}: ${box.left} to ${box.right}`)
      }),
    )
    expect(faults).toEqual([])
  },
)

test.each<[string, (page: Page) => Locator]>([
  ['/search', page => page.locator('#q')],
  ['/404', page => page.locator('main input')],
  ['/docs/intro', page => page.getByRole('dialog').getByRole('combobox')],
])('on a phone with letters of twice the size the search field of %s shows what is typed', async (path, findField) => {
  const page = await openWithLargeText(path)
  if (path === '/docs/intro') await page.getByRole('link', { name: 'Search' }).first().click()
  const field = findField(page)
  await field.fill('attributes')
  const [wanted, there] = await field.evaluate((input: HTMLInputElement) => [input.scrollWidth, input.clientWidth])
  expect(wanted).toBe(there)
})

test.each([320, 375])(
  'on a phone of %i px with letters of twice the size the table of contents covers nothing of the navbar',
  async width => {
    const page = await openWithLargeText('/docs/concepts/joins', width)
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
    // The navbar, which hides on the way down, comes back.
    await page.mouse.wheel(0, -100)
    await expect.poll(() => page.locator('.navbar').evaluate(bar => bar.getBoundingClientRect().top)).toBe(0)
    const covered = await page.locator('.navbar :is(button, a):not(.menu *)').evaluateAll(controls =>
      controls
        .filter(control => {
          const { x, y, width, height } = control.getBoundingClientRect()
          const points = [0.1, 0.5, 0.9].map(share => document.elementFromPoint(x + width / 2, y + height * share))
          return !points.every(element => control.contains(element))
        })
        .map(control => control.className),
    )
    expect(covered).toEqual([])
  },
)

async function openWithLargeText(path: string, width = 375): Promise<Page> {
  const { page } = await shared.visit(path)
  await page.setViewportSize({ width, height: 800 })
  await setStyles(page, largeText)
  return page
}

/** Adds these rules to the page, in place of those of an earlier test. */
async function setStyles(page: Page, rules: string) {
  await page.evaluate(text => {
    const styles = document.getElementById('styles-of-test') ?? document.createElement('style')
    styles.id = 'styles-of-test'
    styles.textContent = text
    document.head.append(styles)
  }, rules)
}
