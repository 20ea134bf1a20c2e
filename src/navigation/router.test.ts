import { expect, test, vi } from 'vitest'
import { reloadOnce } from './router.ts'

test('a page is reloaded once for each address in the history of the tab', () => {
  const { entries, reload, go } = openTab()
  expect(reloadOnce()).toBe(true)
  expect(entries[0]?.state).toEqual({ scrollTop: 5, isReloaded: true })
  go('https://site.example/b')
  expect(reloadOnce()).toBe(true)
  go('https://site.example/a')
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['navigate', true],
  ['reload', false],
])('without the Navigation API, a page that was loaded by "%s" is reloaded: %s', (type, isReloaded) => {
  const reload = vi.fn()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { reload })
  const entry = { type } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(kind => (kind === 'navigation' ? [entry] : []))
  expect(reloadOnce()).toBe(isReloaded)
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
})

interface Entry {
  url: string
  state: object | undefined
  getState: () => object | undefined
}

/** A tab with one entry in its history, from which the reader had scrolled away. */
function openTab() {
  const entries: Entry[] = []
  const add = (url: string, state?: object) => {
    const entry: Entry = { url, state, getState: () => entry.state }
    entries.push(entry)
    Object.assign(navigation, { currentEntry: entry })
    location.href = url
  }
  const navigation = {
    entries: () => entries,
    updateCurrentEntry: ({ state }: { state: object }) => Object.assign(entries.at(-1) ?? {}, { state }),
  }
  const location = { href: '', reload: vi.fn() }
  add('https://site.example/a', { scrollTop: 5 })
  vi.stubGlobal('window', { navigation })
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('location', location)
  return { entries, reload: location.reload, go: add }
}
