import { expect, test, vi } from 'vitest'
import { backgroundColours } from './background-colours.ts'

test('a press switches to dark and back, stores the choice, and tells screen readers and the browser’s bars', async () => {
  const { press, state } = await openPage()
  expect(state()).toEqual({ theme: undefined, pressed: 'false', bars: backgroundColours.light, stored: undefined })
  press()
  expect(state()).toEqual({ theme: 'dark', pressed: 'true', bars: backgroundColours.dark, stored: 'dark' })
  press()
  expect(state()).toEqual({ theme: undefined, pressed: 'false', bars: backgroundColours.light, stored: 'light' })
})

test('a page that was restored in dark mode has its button pressed', async () => {
  const { state } = await openPage({ stored: 'dark', theme: 'dark' })
  expect(state()).toMatchObject({ theme: 'dark', pressed: 'true', bars: backgroundColours.dark })
})

test.each([
  ['theme', 'dark', 'dark'],
  ['theme', 'sepia', undefined],
  ['tickwise.tabs', 'dark', undefined],
])('when another tab stores %s as %s, the theme is %s', async (key, newValue, theme) => {
  const { storeElsewhere, state } = await openPage()
  storeElsewhere(key, newValue)
  expect(state().theme).toBe(theme)
})

test.each(['theme', null])('when another tab clears %s, the page is light', async key => {
  const { storeElsewhere, state } = await openPage({ stored: 'dark', theme: 'dark' })
  storeElsewhere(key, null)
  expect(state()).toMatchObject({ theme: undefined, pressed: 'false' })
})

test('a choice in another tab before the entry script ran is followed', async () => {
  const { state } = await openPage({ stored: 'dark' })
  expect(state().theme).toBe('dark')
})

/** A page whose storage and root element have these themes. */
async function openPage({ stored, theme }: { stored?: string; theme?: string } = {}) {
  const dataset: Record<string, string> = theme ? { theme } : {}
  const window = new EventTarget()
  const button = Object.assign(new EventTarget(), { ariaPressed: '' })
  let bars = ''
  let kept = stored
  const meta = {
    setAttribute(name: string, value: string) {
      if (name === 'content') bars = value
    },
  }
  const elements: Record<string, unknown> = { '.colour-mode-button': button, 'meta[name=theme-color]': meta }
  vi.stubGlobal('document', {
    documentElement: { dataset },
    querySelector: (selector: string) => elements[selector] ?? null,
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'theme' ? (kept ?? null) : null),
    setItem(key: string, value: string) {
      if (key === 'theme') kept = value
    },
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  // The script reads its page when it is loaded.
  vi.resetModules()
  const { startColourMode } = await import('./colour-mode.client.ts')
  startColourMode()
  return {
    press: () => button.dispatchEvent(new Event('click')),
    storeElsewhere(key: string | null, newValue: string | null) {
      if (key === 'theme' || key === null) kept = newValue ?? undefined
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    state: () => ({ theme: dataset.theme, pressed: button.ariaPressed, bars, stored: kept }),
  }
}
