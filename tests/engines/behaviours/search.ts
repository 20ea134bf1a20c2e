import { describe, expect, test } from 'vitest'
import { searchDialog, searchField } from '../places.ts'
import { type OpenReader, phone, type Reader } from '../reader.ts'

const activeOption = `${searchDialog} [role=option][aria-selected=true]`

export function describeSearch(open: OpenReader) {
  describe('search', () => {
    test('Ctrl+K opens search; what is typed finds pages and is tinted there, not underlined; arrows choose, Enter opens the chosen one', async () => {
      const reader = await open('/docs/intro')
      await reader.press('Control', 'k')
      await expect.poll(() => reader.isShown(searchField)).toBe(true)
      await reader.type('fby')
      await expect.poll(() => reader.textOf(activeOption)).toContain('fby')
      await expect.poll(() => reader.isShown(`${searchDialog} mark`)).toBe(true)
      const { tint, line, ground } = await lookOfMark(reader)
      expect(line).toBe('none')
      expect(tint).not.toMatch(/^rgba/)
      expect(tint).not.toBe(ground)
      const active = () => reader.evaluate(option => document.querySelector(option)?.getAttribute('href'), activeOption)
      const first = await active()
      await reader.press('ArrowDown')
      await expect.poll(active).not.toBe(first)
      await reader.press('ArrowUp')
      await expect.poll(active).toBe(first)
      await reader.press('Enter')
      await expect.poll(() => reader.path()).toBe('/reference/fby')
      await expect.poll(() => reader.isShown(searchDialog)).toBe(false)
      expect(await reader.faults()).toEqual([])
    })

    test('the button opens search in the middle of the window; a hit is opened by click, Escape closes', async () => {
      const reader = await open('/docs/intro')
      await reader.clickShown('.search-button')
      await expect.poll(() => reader.isShown(searchField)).toBe(true)
      const { left, right, top } = await reader.evaluate(() => {
        const box = document.querySelector('.search-dialog')?.getBoundingClientRect()
        return { left: box?.left ?? 0, right: innerWidth - (box?.right ?? 0), top: box?.top ?? 0 }
      })
      expect(Math.abs(left - right)).toBeLessThan(20)
      expect(top).toBeGreaterThan(20)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown(searchDialog)).toBe(false)
      await reader.clickShown('.search-button')
      await expect.poll(() => reader.isShown(searchField)).toBe(true)
      await reader.type('as-of join')
      await reader.clickShown(`${searchDialog} [role=option][href^="/concepts/joins"]`)
      await expect.poll(() => reader.textOf('h1')).toBe('Joins')
      expect(await reader.faults()).toEqual([])
    })

    test('in a narrow window search fills it, and Back closes it', async () => {
      const reader = await open('/docs/intro', phone)
      await reader.clickShown('.search-button')
      await expect.poll(() => reader.isShown(searchField)).toBe(true)
      const box = () =>
        reader.evaluate(() => {
          const { x, y, width, height } = document.querySelector('.search-dialog')?.getBoundingClientRect() ?? {}
          return { x, y, width, height }
        })
      await expect.poll(box).toEqual({ x: 0, y: 0, ...phone })
      await reader.back()
      await expect.poll(() => reader.isShown(searchDialog)).toBe(false)
      expect(await reader.path()).toBe('/docs/intro')
    })

    test('the search page answers its address and what is typed, and Back returns to it', async () => {
      const reader = await open('/search?q=as-of+join')
      const firstHit = '.search-results li h2 a'
      await expect.poll(() => reader.textOf(firstHit)).toContain('Joins')
      expect(await reader.textOf('h1')).toBe('Search results for "as-of join"')
      await reader.clickShown('.search-page input[type=search]')
      await reader.press('Control', 'a')
      await reader.type('iterators')
      await expect.poll(() => reader.path()).toBe('/search?q=iterators')
      await expect.poll(() => reader.textOf(firstHit)).toContain('Iterators')
      await reader.clickShown(firstHit)
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toBe('Search results for "iterators"')
      expect(await reader.faults()).toEqual([])
    })
  })
}

/** How the first match in the dialog is marked, and the dialog's own background. */
function lookOfMark(reader: Reader) {
  return reader.evaluate(dialog => {
    const mark = getComputedStyle(document.querySelector(`${dialog} mark`) ?? document.body)
    const ground = getComputedStyle(document.querySelector(dialog) ?? document.body).backgroundColor
    return { tint: mark.backgroundColor, line: mark.textDecorationLine, ground }
  }, searchDialog)
}
