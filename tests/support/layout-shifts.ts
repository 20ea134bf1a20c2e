import type { Page } from 'playwright-core'

/** Runs in a page: records its layout shifts, and with `isBuffered` also those before the call. */
export function recordLayoutShifts(isBuffered: boolean) {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: isBuffered })
}

/** The scores of the layout shifts that were recorded. */
export function readLayoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
}
