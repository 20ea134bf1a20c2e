import { expect, test, vi } from 'vitest'

test('the button closes the bar, stores that, and leaves the focus on the brand', async () => {
  const { dataset, stored, press, focusBrand } = await startBar('winter')
  press()
  expect(dataset.announcementClosed).toBe('')
  expect([...stored]).toEqual([['tickwise.announcement', 'winter']])
  expect(focusBrand).toHaveBeenCalledWith({ preventScroll: true })
})

test('the bar closes when another tab closes the same announcement', async () => {
  const { dataset, storeElsewhere } = await startBar('winter')
  storeElsewhere('tickwise.announcement', 'winter')
  expect(dataset.announcementClosed).toBe('')
})

test.each([
  ['tickwise.announcement', 'summer'],
  ['tickwise.announcement', null],
  ['theme', 'winter'],
])('the bar stays when another tab stores %j: %j', async (key, newValue) => {
  const { dataset, storeElsewhere } = await startBar('winter')
  storeElsewhere(key, newValue)
  expect(dataset.announcementClosed).toBeUndefined()
})

/** A page with the announcement of this id. */
async function startBar(announcement: string) {
  const dataset: Record<string, string> = { announcement }
  const window = new EventTarget()
  const focusBrand = vi.fn()
  const elements: Record<string, unknown> = { '.brand': { focus: focusBrand } }
  const button = { closest: (selector: string) => (selector === '.announcement-bar .close-button' ? button : null) }
  const stored = new Map<string, string>()
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: (selector: string) => elements[selector] ?? null,
  })
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // The script reads its page when it is loaded.
  vi.resetModules()
  const { startAnnouncementBar } = await import('./announcement-bar.client.ts')
  startAnnouncementBar()
  return {
    dataset,
    stored,
    focusBrand,
    press: () => window.dispatchEvent(clickOn(button)),
    storeElsewhere: (key: string, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
  }
}

/** A click on something that is no node, so its target cannot be set by dispatching it. */
function clickOn(target: unknown): Event {
  return Object.defineProperty(new Event('click'), 'target', { value: target })
}
