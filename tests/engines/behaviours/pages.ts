import { describe, expect, test } from 'vitest'
import type { EngineFacts } from '../engine.ts'
import { doc, linkTo, nextDoc } from '../places.ts'
import { desktop, type OpenReader, phone, type Reader } from '../reader.ts'

export function describePages(open: OpenReader, facts: EngineFacts) {
  describe('pages', () => {
    test.each([
      ['wide', desktop],
      ['narrow', phone],
    ])('pages show their title and text and do not scroll sideways in a %s window', async (_, size) => {
      const reader = await open('/', size)
      for (const path of ['/', doc, '/docs/category/tutorials', '/blog', '/about/about', '/markdown-page']) {
        await reader.visit(path)
        expect(await reader.isShown('h1'), path).toBe(true)
        expect((await reader.textOf('main'))?.length, path).toBeGreaterThan(200)
        const overhang = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overhang, path).toBeLessThanOrEqual(0)
      }
      expect(await reader.faults()).toEqual([])
    })

    test('in a wide window the navbar, the sidebar and the table of contents stay in view', async () => {
      const reader = await open(doc)
      await reader.scrollTo(1500)
      for (const selector of ['.navbar', '#menu a', '#sidebar [aria-current=page]', '.table-of-contents li a'])
        expect(await reader.isInWindow(selector), selector).toBe(true)
    })

    test('in a narrow window the menu, the sidebar and the table of contents wait to be opened', async () => {
      const reader = await open(doc, phone)
      for (const selector of ['#menu', '#sidebar', '.table-of-contents li a'])
        expect(await reader.isShown(selector), selector).toBe(false)
      await reader.clickShown('.table-of-contents summary')
      await expect.poll(() => reader.isShown('.table-of-contents li a')).toBe(true)
    })

    test('a link shows its page, with title, focus and the sidebar’s mark', async () => {
      const reader = await open('/docs/intro')
      await reader.waitForControls()
      expect(await reader.evaluate(() => window.navigation !== undefined)).toBe(facts.hasNavigationApi)
      await reader.evaluate(() => void Object.assign(window, { isFirstDocument: true }))
      await reader.clickShown('#sidebar a[href="/docs/category/important-concepts"]')
      await expect.poll(() => reader.textOf('h1')).toBe('Important Concepts')
      await reader.waitForControls()
      await reader.clickShown(linkTo(doc))
      await expect.poll(() => reader.textOf('h1')).toBe('Joins')
      expect(await reader.evaluate(() => document.title)).toBe('Joins | Tickwise')
      expect(await reader.evaluate(() => document.querySelector('#sidebar [aria-current=page]')?.textContent)).toBe(
        'Joins',
      )
      expect(await reader.evaluate(() => 'isFirstDocument' in window)).toBe(facts.hasNavigationApi)
      if (facts.hasNavigationApi) expect(await reader.evaluate(() => document.activeElement?.textContent)).toBe('Joins')
      expect(await reader.scrollTop()).toBe(0)
      expect(await reader.faults()).toEqual([])
    })

    test.each([
      ['wide', desktop],
      ['narrow', phone],
    ])('Back and Forward lead to the places left, also from and to a page’s end, in a %s window', async (_, size) => {
      const reader = await open('/', size)
      for (const [from, top, to, title] of [
        ['/docs/category/important-concepts', 200, doc, 'Joins'],
        ['/docs/intro', 600, doc, 'Joins'],
        ['/blog', 1000, '/blog/welcome-to-tickwise', 'Welcome'],
      ] as const) {
        await reader.visit(from)
        await reader.waitForControls()
        await reader.scrollTo(top)
        await reader.followLink(to)
        await expect.poll(() => reader.textOf('h1')).toContain(title)
        await reader.waitForControls()
        // Just after a navigation only what is in the window is laid out.
        await expect.poll(() => reader.isShown('[data-deferred-layout]')).toBe(false)
        await reader.scrollTo(100_000)
        const end = await waitForStillEnd(reader)
        await reader.back()
        await expect.poll(() => reader.path()).toBe(from)
        await expect.poll(() => distanceFrom(reader, top), { message: from }).toBeLessThanOrEqual(2)
        await reader.forward()
        await expect.poll(() => reader.path()).toBe(to)
        await expect.poll(() => distanceFrom(reader, end), { message: to }).toBeLessThanOrEqual(2)
      }
      expect(await reader.faults()).toEqual([])
    })

    test('Back leads to a page that was left while its controls were on their way, and they work', async () => {
      const reader = await open(doc)
      const release = reader.site.hold(/\/controls-[^/]+\.js$/)
      await reader.moveAway()
      await reader.followLink(nextDoc)
      await expect.poll(() => reader.textOf('h1')).toBe('Iterators')
      release()
      await reader.back()
      await expect.poll(() => reader.textOf('h1')).toBe('Joins')
      await reader.waitForControls()
    })

    test('a link to a section scrolls to it, below the navbar, on this page and on another', async () => {
      const reader = await open(doc)
      for (const [href, id] of [
        ['#as-of-join', 'as-of-join'],
        ['/docs/concepts/dictionariesTables#keyed-tables', 'keyed-tables'],
      ] as const) {
        await reader.followLink(href)
        await expect.poll(() => isJustBelowNavbar(reader, id), { message: href }).toBe(true)
      }
    })

    test('the not-found page suggests the page that was meant', async () => {
      const reader = await open('/docs/Intro')
      await expect.poll(() => reader.textOf('main [role=status]')).toContain('/docs/intro')
      expect(await reader.faults()).toEqual(['404: /docs/Intro'])
    })
  })
}

/** Where the end of the page is, once its height stays the same: exercises get their styles from a script. */
async function waitForStillEnd(reader: Reader): Promise<number> {
  const heights: number[] = []
  const isStill = async () => {
    heights.push(await reader.evaluate(() => document.documentElement.scrollHeight))
    return heights.length > 4 && new Set(heights.slice(-5)).size === 1
  }
  await expect.poll(isStill).toBe(true)
  return reader.scrollTop()
}

/** How many pixels the window has been scrolled away from `top`. */
async function distanceFrom(reader: Reader, top: number): Promise<number> {
  return Math.abs((await reader.scrollTop()) - top)
}

async function isJustBelowNavbar(reader: Reader, id: string): Promise<boolean> {
  return reader.evaluate(wanted => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? Number.NaN
    const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN
    return top >= bar && top < bar + 60
  }, id)
}
