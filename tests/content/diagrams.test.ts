import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { listBuiltPages, readBuiltPage } from '../support/built-files.ts'

const browser = startBrowser()
const pages = listBuiltPages().filter(path => readBuiltPage(path).includes('"diagram"'))

test('every label of a diagram stays within its frame and its box, and covers no other label', async () => {
  const { page } = await browser.visit('', { viewport: { width: 375, height: 700 } })
  const misplaced: string[] = []
  for (const path of pages) {
    await page.goto(path)
    misplaced.push(...(await page.locator('.diagram svg').evaluateAll(findMisplacedLabels)))
  }
  expect(pages.length).toBeGreaterThanOrEqual(7)
  expect(misplaced).toEqual([])
})

/** Runs in the browser, so it can call nothing of this file. */
function findMisplacedLabels(drawings: Element[]): string[] {
  return drawings.flatMap(drawing => {
    const frame = drawing.getBoundingClientRect()
    const boxes = [...drawing.querySelectorAll('rect')].map(box => box.getBoundingClientRect())
    const labels = [...drawing.querySelectorAll('text')].map(label => ({
      text: label.textContent,
      area: label.getBoundingClientRect(),
    }))
    const contains = (outer: DOMRect, x: number, y: number) =>
      x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
    return labels.flatMap(({ text, area }, index) => {
      const middle = [(area.left + area.right) / 2, (area.top + area.bottom) / 2] as const
      const around = [frame, ...boxes.filter(box => contains(box, ...middle))]
      const isCut = around.some(outer => area.left < outer.left || area.right > outer.right)
      const covered = labels.slice(index + 1).find(other => {
        const across = Math.min(area.right, other.area.right) - Math.max(area.left, other.area.left)
        const down = Math.min(area.bottom, other.area.bottom) - Math.max(area.top, other.area.top)
        // The lines of one box share the space between them, which holds no ink.
        return across > 0 && down > area.height / 4
      })
      return [...(isCut ? [`“${text}” is cut`] : []), ...(covered ? [`“${text}” covers “${covered.text}”`] : [])]
    })
  })
}
