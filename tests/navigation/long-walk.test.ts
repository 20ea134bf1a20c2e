import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from '../support/browser.ts'
import { isLongRun } from '../support/long-run.ts'
import { createRandomNumbers } from '../support/random-numbers.ts'

const browser = startBrowser()
const steps = isLongRun ? 1_000 : 120
// A reload starts memory anew, and compiled code then fills it for some hundred steps.
const reloadsBefore = isLongRun ? 100 : 60
const settledAfter = isLongRun ? 400 : 60
const seed = 7

test(
  `${steps} random navigations in one tab leave no error, no island too many and no growing memory`,
  async () => {
    const { page, faults } = await browser.open('/docs/intro')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const random = createRandomNumbers(seed)
    let settled: Size = { heap: 0, nodes: 0 }
    for (let step = 0; step < steps; step++) {
      await takeStep(page, random, step < reloadsBefore)
      if (step === settledAfter) settled = await measure(page, session)
    }
    expect(faults).toEqual([])
    const islands = await page.evaluate(() => document.querySelectorAll('x-island[data-live]').length)
    expect(await page.evaluate(countRoots)).toBe(islands)
    // Measured again while a busy machine has not released everything yet; what has leaked stays. React and the browser may
    // keep a page or two that are no longer shown, and page texts are kept up to a limit; a leak keeps dozens.
    await expect.poll(async () => (await measure(page, session)).nodes - settled.nodes).toBeLessThan(3_000)
    await expect.poll(async () => (await measure(page, session)).heap / settled.heap).toBeLessThan(1.3)
  },
  20 * 60_000,
)

const anyPage = 'a[href^="/"]:not([href*="."])'

interface Size {
  heap: number
  nodes: number
}

/** A link, Back, Forward, a hash, a reload (which starts memory anew, so only at first), or a link given up at once. */
async function takeStep(page: Page, random: () => number, mayReload: boolean) {
  const kind = random()
  if (kind < 0.08) await page.goBack({ timeout: 5_000 }).catch(() => {})
  else if (kind < 0.14) await page.goForward({ timeout: 5_000 }).catch(() => {})
  else if (kind < 0.16 && mayReload) await page.reload()
  else if (kind < 0.26) await clickLink(page, random(), 'a[href^="#"]')
  else if (kind < 0.92) await clickLink(page, random(), anyPage)
  else {
    // Chromium keeps the link of a navigation that was given up in memory, and with it the page around the link.
    await clickLink(page, random(), `:is(.navbar, .footer) ${anyPage}`)
    await clickLink(page, random(), anyPage)
  }
  await page.waitForFunction(() => document.readyState === 'complete' && !navigation.transition)
}

async function clickLink(page: Page, random: number, selector: string) {
  await page.evaluate(
    ([css, share]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(css)]
      links[Math.floor(share * links.length)]?.click()
    },
    [selector, random] as const,
  )
}

/**
 * Heap bytes and DOM nodes of one page that is always the same, after a forced collection. The search page comes before it,
 * since React and the search index stay in memory once they are there.
 */
async function measure(page: Page, session: CDPSession): Promise<Size> {
  await page.evaluate(() => navigation.navigate('/search?q=joins'))
  await page.locator('.search-results').waitFor()
  await page.evaluate(() => navigation.navigate('/about/about'))
  await expect.poll(() => page.locator('h1').textContent()).toBe('About Tickwise')
  // Observers let go of the page before a moment after the new one's first frame.
  await page.waitForTimeout(500)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: read('JSHeapUsedSize'), nodes: read('Nodes') }
}

function countRoots() {
  return [...document.querySelectorAll('*')].filter(element =>
    Object.keys(element).some(key => key.startsWith('__reactContainer$')),
  ).length
}
