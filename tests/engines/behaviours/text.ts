import { describe, expect, test } from 'vitest'
import { doc, searchField } from '../places.ts'
import { desktop, type OpenReader, phone, type Reader } from '../reader.ts'

export function describeText(open: OpenReader) {
  describe('the contents of the text', () => {
    test('the copy button copies a session’s typed lines', async () => {
      const reader = await open(doc)
      await reader.waitForControls()
      await reader.hover('.code-block')
      await reader.clickShown('.code-block .copy-button')
      await expect.poll(() => reader.textOf('.code-block .copy-button')).toBe('Copied')
      const copied = await pasted(reader)
      expect(copied.length).toBeGreaterThan(5)
      expect(copied).not.toContain('q)')
      const block = await reader.evaluate(() => document.querySelector('.code-block code')?.textContent ?? '')
      // A field of one line takes the lines without what parts them.
      expect(block.replaceAll(/^q\)|\s/gm, '')).toContain(copied.replaceAll(/\s/g, ''))
      expect(await reader.faults()).toEqual([])
    })

    test('the copy button of the page copies its Markdown', async () => {
      const reader = await open(doc)
      await reader.waitForControls()
      await reader.clickShown('.copy-page')
      await expect.poll(() => reader.textOf('.copy-page')).toBe('Copied')
      expect(await pasted(reader)).toMatch(/^---\s*title:/)
      expect(await reader.faults()).toEqual([])
    })

    test.each([
      ['wide', desktop],
      ['narrow', phone],
    ])('a term shows its meaning beside it, by pointer and by focus, in a %s window', async (_, size) => {
      const reader = await open(doc, size)
      await reader.waitForControls()
      const meaning = '.term > [role=tooltip]'
      expect(await reader.isShown(meaning)).toBe(false)
      await reader.evaluate(() => document.querySelector('.term')?.scrollIntoView({ block: 'center' }))
      await reader.hover('.term > a')
      await expect.poll(() => reader.isShown(meaning)).toBe(true)
      expect(await placeOfMeaning(reader)).toEqual({ isInWindow: true, isBesideTerm: true })
      await reader.press('Escape')
      await expect.poll(() => reader.isShown(meaning)).toBe(false)
      await reader.moveAway()
      await reader.evaluate(() => document.querySelector<HTMLElement>('.term > a')?.focus())
      await expect.poll(() => reader.isShown(meaning)).toBe(true)
      expect(await placeOfMeaning(reader)).toEqual({ isInWindow: true, isBesideTerm: true })
      expect(await reader.faults()).toEqual([])
    })

    test('a picture opens in a dialog and closes by Escape', async () => {
      const reader = await open('/markdown-page')
      await reader.waitForControls()
      await reader.evaluate(() => document.querySelector('a.zoom')?.scrollIntoView({ block: 'center' }))
      await reader.clickShown('a.zoom')
      await expect.poll(() => reader.isShown('dialog.image-zoom[open] img')).toBe(true)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown('dialog.image-zoom')).toBe(false)
      expect(await reader.path()).toBe('/markdown-page')
    })

    test('the button to the top comes on the way up and leads there', async () => {
      const reader = await open(doc)
      await reader.waitForControls()
      await reader.scrollTo(2000)
      await expect.poll(() => reader.scrollTop()).toBe(2000)
      await reader.scrollTo(1500)
      await reader.clickShown('.back-to-top')
      await expect.poll(() => reader.scrollTop()).toBe(0)
      expect(await reader.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    })
  })
}

async function placeOfMeaning(reader: Reader) {
  return reader.evaluate(() => {
    const term = document.querySelector('.term > a')?.getBoundingClientRect()
    const meaning = document.querySelector('.term > [role=tooltip]')?.getBoundingClientRect()
    if (!term || !meaning) return undefined
    const gap = Math.min(Math.abs(meaning.top - term.bottom), Math.abs(term.top - meaning.bottom))
    const isAcross = meaning.left < term.right && meaning.right > term.left
    return {
      isInWindow: meaning.left >= 0 && meaning.right <= innerWidth && meaning.top >= 0 && meaning.bottom <= innerHeight,
      isBesideTerm: gap < 12 && isAcross,
    }
  })
}

/** The text on the clipboard, as it arrives in the search field of the navbar. */
async function pasted(reader: Reader): Promise<string> {
  await reader.press('Control', 'k')
  await expect.poll(() => reader.isShown(searchField)).toBe(true)
  await reader.press('Control', 'v')
  const value = () =>
    reader.evaluate(selector => document.querySelector<HTMLInputElement>(selector)?.value, searchField)
  await expect.poll(value).not.toBe('')
  return (await value()) ?? ''
}
