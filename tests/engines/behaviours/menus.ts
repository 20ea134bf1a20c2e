import { describe, expect, test } from 'vitest'
import { doc, linkTo, nextDoc } from '../places.ts'
import { type OpenReader, phone } from '../reader.ts'

export function describeMenus(open: OpenReader) {
  describe('menus', () => {
    test('in a narrow window the menu opens with the docs; a link opens its page in place of the menu, and Back returns', async () => {
      const reader = await open(doc, phone)
      await reader.waitForControls()
      const menu = '.menu-dialog[open]'
      await reader.clickShown('.menu-button')
      await expect.poll(() => reader.isShown(`${menu} a[href="${nextDoc}"]`)).toBe(true)
      await reader.clickShown(`${menu} [data-panel=secondary] .panel-button`)
      await expect.poll(() => reader.isShown(`${menu} a[href="/blog"]`)).toBe(true)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown(menu)).toBe(false)
      await expect.poll(() => reader.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
      await reader.clickShown('.menu-button')
      await reader.clickShown(`${menu} a[href="${nextDoc}"]`)
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      expect(await reader.isShown(menu)).toBe(false)
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toBe('Joins')
      expect(await reader.faults()).toEqual([])
    })

    test('Back closes the open menu and leaves the page', async () => {
      const reader = await open(doc, phone)
      await reader.waitForControls()
      await reader.clickShown('.menu-button')
      await expect.poll(() => reader.isShown('.menu-dialog[open]')).toBe(true)
      await reader.back()
      await expect.poll(() => reader.isShown('.menu-dialog[open]')).toBe(false)
      expect(await reader.path()).toBe(doc)
    })

    test('a dropdown opens by click, is walked by arrow keys, and closes by Escape', async () => {
      const reader = await open('/')
      await reader.waitForControls()
      await reader.clickShown('.dropdown summary')
      await expect.poll(() => reader.isShown('.dropdown a')).toBe(true)
      await reader.press('ArrowDown')
      expect(await reader.evaluate(() => document.activeElement?.closest('.dropdown a') !== null)).toBe(true)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown('.dropdown a')).toBe(false)
      expect(await reader.faults()).toEqual([])
    })

    test('a category of the sidebar stays open on the next page and after a reload', async () => {
      const reader = await open(doc)
      await reader.waitForControls()
      const entry = linkTo('/docs/tutorials/tick2')
      const details = `#sidebar details:has(a[href="/docs/tutorials/tick2"]) > summary`
      expect(await reader.isShown(entry)).toBe(false)
      await reader.clickShown(details)
      await expect.poll(() => reader.isShown(entry)).toBe(true)
      await reader.clickShown(linkTo(nextDoc))
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      await expect.poll(() => reader.isShown(entry)).toBe(true)
      await reader.reload()
      await expect.poll(() => reader.isShown(entry)).toBe(true)
    })

    test('the table of contents marks the section that is read', async () => {
      const reader = await open(doc)
      await reader.waitForControls()
      await reader.clickShown('.table-of-contents a[href="#as-of-join"]')
      await expect.poll(() => reader.evaluate(() => location.hash)).toBe('#as-of-join')
      await expect
        .poll(() =>
          reader.evaluate(() => document.querySelector('.table-of-contents [aria-current]')?.getAttribute('href')),
        )
        .toBe('#as-of-join')
    })
  })
}
