import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'

const browser = startBrowser()
const largeText = 'html { font-size: 200% }'
/** The spacing that WCAG 1.4.12 asks pages to bear. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

for (const path of ['/', '/blog', '/docs/concepts/joins']) {
  test.each([
    ['letters of twice the size', largeText],
    ['the text spacing of WCAG', wideText],
  ])(`${path} does not scroll sideways with %s`, async (_, content) => {
    const { page } = await browser.open(path, { bypassCSP: true })
    await page.addStyleTag({ content })
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
