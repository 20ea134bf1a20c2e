import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine, StartEngine } from '../engine.ts'
import { doc, linkTo, nextDoc } from '../places.ts'
import { openReader, phone } from '../reader.ts'

export function describeWithoutScripts(start: StartEngine) {
  describe('without scripts', () => {
    let scriptless: Engine
    beforeAll(async () => {
      scriptless = await start({ hasScripts: false })
    })
    afterAll(() => scriptless?.stop())

    test('text shows, links and terms work, search is a link to the list of pages', async () => {
      const reader = await openReader(scriptless, doc)
      expect(await reader.evaluate(() => document.documentElement.dataset.scripts)).toBeFalsy()
      expect((await reader.textOf('main'))?.length).toBeGreaterThan(200)
      expect(await reader.isShown('.colour-mode-button')).toBe(false)
      await reader.hover('.term > a')
      await expect.poll(() => reader.isShown('.term > [role=tooltip]')).toBe(true)
      await reader.clickShown(linkTo(nextDoc))
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toBe('Joins')
      await reader.clickShown('.search-button')
      await expect.poll(() => reader.path()).toBe('/search')
      await expect.poll(() => reader.isShown(`.page-list a[href="${doc}"]`)).toBe(true)
      expect(reader.site.faults).toEqual([])
    })

    test('in a narrow window the menu and the sidebar open over the page', async () => {
      const reader = await openReader(scriptless, doc, phone)
      await reader.clickShown('.menu-button')
      await expect.poll(() => reader.isInWindow('#menu a[href="/blog"]')).toBe(true)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown('#menu')).toBe(false)
      await reader.clickShown('.sidebar-button')
      await reader.clickShown(linkTo(nextDoc))
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
    })
  })
}
