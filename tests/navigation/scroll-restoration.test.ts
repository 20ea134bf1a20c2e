import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, startBrowser } from '../support/browser.ts'
import { isLongRun } from '../support/long-run.ts'
import { createRandomNumbers } from '../support/random-numbers.ts'
import { serveSmallSite } from '../support/small-site.ts'

const browser = startBrowser(serveSmallSite())
const traversals = isLongRun ? 100 : 8
const pages = [
  '/docs/intro',
  '/docs/category/important-concepts',
  '/docs/concepts/joins',
  '/docs/concepts/iterators',
  '/docs/tutorials/tick',
  '/docs/studyPlan/quants',
  '/blog',
  '/blog/note-1',
  '/blog/tags/kdb-q',
  '/blog/archive',
  '/about/about',
  '/',
]

test.each([
  { name: 'on a wide window', viewport: { width: 1280, height: 720 } },
  { name: 'on a phone', viewport: { width: 375, height: 700 } },
  { name: 'with reduced motion', viewport: { width: 996, height: 600 }, reducedMotion: 'reduce' as const },
])(`Back and Forward restore the scroll position within 2 px, ${traversals} times at random, $name`, async options => {
  const { page, faults } = await browser.visitReady(pages[0] ?? '', options)
  const random = createRandomNumbers(options.viewport.width)
  const history = [{ path: pages[0] ?? '', scrollTop: 0 }]
  let index = 0
  for (let done = 0; done < traversals; ) {
    const top = await scrollToRandom(page, random())
    history[index] = { path: history[index]?.path ?? '', scrollTop: top }
    const kind = random()
    const to = kind < 0.35 ? index - 1 : kind < 0.6 ? index + 1 : undefined
    const entry = to === undefined ? undefined : history[to]
    if (entry) {
      await page.evaluate(by => window.history.go(by), (to ?? 0) - index)
      index = to ?? 0
      await arrived(page, entry.path)
      const where = `${done}: to ${entry.path}, ${entry.scrollTop} px down`
      expect(Math.abs((await scrollTop(page)) - entry.scrollTop), where).toBeLessThanOrEqual(2)
      done++
    } else {
      const path = await follow(page, history[index]?.path ?? '', random)
      history.splice(++index, history.length, { path, scrollTop: 0 })
      await arrived(page, path)
    }
  }
  expect(faults).toEqual([])
})

/** Follows a link to a section of the page that is shown, or to another page: the address it leads to. */
async function follow(page: Page, from: string, random: () => number): Promise<string> {
  const ids = await page.locator('.prose :is(h2, h3)[id]').evaluateAll(headings => headings.map(({ id }) => id))
  // A link to the section that the address names already would add no history entry.
  const otherIds = ids.filter(id => !from.endsWith(`#${id}`))
  const id = random() < 0.25 ? otherIds[Math.floor(random() * otherIds.length)] : undefined
  const others = pages.filter(path => path !== from.split('#')[0])
  const path = id ? `${from.split('#')[0]}#${id}` : (others[Math.floor(random() * others.length)] ?? '/')
  await followLink(page, path)
  return path
}

/** Resolves when the page at `path` is shown and what lies below the window is laid out. */
async function arrived(page: Page, path: string) {
  await page.waitForFunction(address => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
    const isShown = canonical !== null && new URL(canonical.href).pathname === address.split('#')[0]
    return isShown && location.pathname + location.hash === address && !document.querySelector('[data-deferred-layout]')
  }, path)
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

async function scrollToRandom(page: Page, share: number): Promise<number> {
  await page.evaluate(part => {
    scrollTo(0, Math.round(part * (document.documentElement.scrollHeight - innerHeight)))
  }, share)
  return scrollTop(page)
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}
