import { describe, expect, test } from 'vitest'
import { doc } from '../places.ts'
import type { OpenReader } from '../reader.ts'

const plan = '/docs/studyPlan/quants'

export function describeChoices(open: OpenReader) {
  describe('what readers choose', () => {
    test('the dark mode shows at once and stays after a reload', async () => {
      const reader = await open(doc)
      const ground = () => reader.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const light = await ground()
      await reader.clickShown('.colour-mode-button')
      await expect.poll(ground).not.toBe(light)
      const dark = await ground()
      await reader.reload()
      expect(await ground()).toBe(dark)
      expect(await reader.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    })

    test('the announcement bar closes and stays closed after a reload', async () => {
      const reader = await open('/')
      await reader.waitForControls()
      await reader.clickShown('.announcement-bar .close-button')
      await expect.poll(() => reader.isShown('.announcement-bar')).toBe(false)
      await reader.reload()
      expect(await reader.isShown('.announcement-bar')).toBe(false)
    })

    test('a tab is chosen by click and by arrow keys, and stays after a reload', async () => {
      const reader = await open('/markdown-page')
      await reader.waitForControls()
      const chosen = () => reader.textOf('[role=tab][aria-selected=true]')
      await reader.clickShown('[role=tab][data-value=windows]')
      await expect.poll(chosen).toBe('Windows')
      await reader.press('ArrowLeft')
      await expect.poll(chosen).toBe('Linux')
      await reader.press('ArrowRight')
      await expect.poll(chosen).toBe('Windows')
      await reader.reload()
      await expect.poll(chosen).toBe('Windows')
      expect(await reader.faults()).toEqual([])
    })

    test('what is chosen on a page shows on the page that Back leads to', async () => {
      const reader = await open('/markdown-page')
      await reader.waitForControls()
      await reader.followLink('/docs/tutorials/tick')
      await expect.poll(() => reader.textOf('h1')).toContain('tick system')
      await reader.waitForControls()
      await reader.clickShown('.colour-mode-button')
      await reader.evaluate(() => localStorage.setItem('tickwise.tabs', '{"shell":"windows"}'))
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toContain('Markdown')
      await expect.poll(() => reader.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
      await expect.poll(() => reader.textOf('[role=tab][aria-selected=true]')).toBe('Windows')
    })

    test('an announcement bar closed on one page is closed on the page that Back leads to', async () => {
      const reader = await open('/')
      await reader.waitForControls()
      await reader.followLink('/blog')
      await expect.poll(() => reader.textOf('h1')).toBe('Blog')
      await reader.waitForControls()
      await reader.clickShown('.announcement-bar .close-button')
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toContain('q, made clear')
      await expect.poll(() => reader.isShown('.announcement-bar')).toBe(false)
    })

    test('ticks of a study plan stay after a reload, and are counted on the roadmap', async () => {
      const reader = await open(plan)
      const tick = '.study-ticks input[type=checkbox]'
      const isTicked = () => reader.evaluate(box => document.querySelector<HTMLInputElement>(box)?.checked, tick)
      await reader.evaluate(box => document.querySelector(box)?.scrollIntoView({ block: 'center' }), tick)
      await expect.poll(() => reader.isShown(`${tick}:enabled`)).toBe(true)
      await reader.click(tick)
      await expect.poll(isTicked).toBe(true)
      await reader.reload()
      await reader.evaluate(box => document.querySelector(box)?.scrollIntoView({ block: 'center' }), tick)
      await expect.poll(isTicked).toBe(true)
      await reader.visit('/docs/category/kdbq-study-roadmap')
      await expect.poll(() => reader.textOf('.doc-line small:not([hidden])')).toMatch(/^1 of \d+ done$/)
      expect(await reader.faults()).toEqual([])
    })

    test('keyboard help opens by its key and closes by Escape', async () => {
      const reader = await open('/')
      await reader.waitForControls()
      await reader.press('Shift', '?')
      await expect.poll(() => reader.isShown('.keyboard-help[open]')).toBe(true)
      await reader.press('Escape')
      await expect.poll(() => reader.isShown('.keyboard-help[open]')).toBe(false)
    })
  })
}
