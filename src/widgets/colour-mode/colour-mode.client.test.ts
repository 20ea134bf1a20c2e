import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { backgroundColours, startColourMode } from './colour-mode.client.ts'

test('a press switches to dark and back, stores the choice, and tells screen readers and the browser’s bars', () => {
  const { press, state } = openPage()
  expect(state()).toEqual({ theme: undefined, pressed: 'false', bars: backgroundColours.light, stored: undefined })
  press()
  expect(state()).toEqual({ theme: 'dark', pressed: 'true', bars: backgroundColours.dark, stored: 'dark' })
  press()
  expect(state()).toEqual({ theme: undefined, pressed: 'false', bars: backgroundColours.light, stored: 'light' })
})

test('a page that was restored in dark mode has its button pressed', () => {
  const { state } = openPage({ stored: 'dark', theme: 'dark' })
  expect(state()).toMatchObject({ theme: 'dark', pressed: 'true', bars: backgroundColours.dark })
})

test.each([
  ['theme', 'dark', 'dark'],
  ['theme', 'sepia', undefined],
  ['tickwise.tabs', 'dark', undefined],
])('when another tab stores %s as %s, the theme is %s', (key, newValue, theme) => {
  const { storeElsewhere, state } = openPage()
  storeElsewhere(key, newValue)
  expect(state().theme).toBe(theme)
})

test.each(['theme', null])('when another tab clears %s, the page is light', key => {
  const { storeElsewhere, state } = openPage({ stored: 'dark', theme: 'dark' })
  storeElsewhere(key, null)
  expect(state()).toMatchObject({ theme: undefined, pressed: 'false' })
})

test('a choice in another tab before the entry script ran is followed', () => {
  const { state } = openPage({ stored: 'dark' })
  expect(state().theme).toBe('dark')
})

test('the browser’s own bars and the icons have the background of the page', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--ground: light-dark(${backgroundColours.light}, ${backgroundColours.dark});`)
  // The tool is a plain script, which cannot import TypeScript on Node 20.
  expect(readFileSync('tools/draw-icons.mjs', 'utf8')).toContain(`const paper = '${backgroundColours.light}'`)
})

/** A page whose storage and root element have these themes. */
function openPage({ stored, theme }: { stored?: string; theme?: string } = {}) {
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
