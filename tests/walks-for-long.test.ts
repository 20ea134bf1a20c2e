import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startBrowser } from './browser.ts'
import { isLong } from './is-long.ts'

const browser = startBrowser()
const steps = isLong ? 1_000 : 120
const settledAfter = isLong ? 100 : 60
const seed = 7

test(
  `${steps} random navigations in one tab leave no error, no island too many and no growing memory`,
  async () => {
    const { page, faults } = await browser.open('/docs/intro')
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const random = randomNumbers(seed)
    let settled: Size | undefined
    for (let step = 0; step < steps; step++) {
      await takeStep(page, random, step < settledAfter)
      if (step === settledAfter) settled = await measure(page, session)
    }
    expect(faults).toEqual([])
    const islands = await page.evaluate(() => document.querySelectorAll('x-island[data-live]').length)
    expect(await page.evaluate(countRoots)).toBe(islands)
    // What a busy machine has not let go of yet is measured again; what has leaked stays.
    const growth = async () => {
      const { heap, nodes } = await measure(page, session)
      return Math.max(nodes / (settled?.nodes ?? 0), heap / (settled?.heap ?? 0))
    }
    await expect.poll(growth).toBeLessThan(1.1)
  },
  20 * 60_000,
)

type Size = { heap: number; nodes: number }

/** A link, Back, Forward, a hash, a reload (which starts memory anew, so only at first), or a link given up at once. */
async function takeStep(page: Page, random: () => number, mayReload: boolean) {
  const kind = random()
  if (kind < 0.08) await page.goBack({ timeout: 5_000 }).catch(() => {})
  else if (kind < 0.14) await page.goForward({ timeout: 5_000 }).catch(() => {})
  else if (kind < 0.16 && mayReload) await page.reload()
  else await clickLink(page, random(), kind < 0.26 ? 'a[href^="#"]' : 'a[href^="/"]:not([href*="."])')
  if (kind > 0.92) await clickLink(page, random(), 'a[href^="/"]:not([href*="."])')
  await page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('.progress-bar'))
  await page.waitForTimeout(15)
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

/** Heap bytes and DOM nodes of one page that is always the same, after a forced collection. */
async function measure(page: Page, session: CDPSession): Promise<Size> {
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

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
