import { expect, test, vi } from 'vitest'
import { isSearchShortcut } from './is-search-shortcut.ts'

class Element {
  isField: boolean
  constructor(isField: boolean) {
    this.isField = isField
  }
  closest = () => (this.isField ? this : null)
}

type Press = Partial<KeyboardEvent> & { isInField?: boolean }

/** Whether the key press opens search if `tickwise.shortcuts` is stored as `shortcuts`. */
function opensSearch({ isInField = false, ...press }: Press, shortcuts: string | null = null): boolean {
  vi.stubGlobal('Element', Element)
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'tickwise.shortcuts' ? shortcuts : null) })
  const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
  return isSearchShortcut({ ...modifiers, target: new Element(isInField), ...press } as unknown as KeyboardEvent)
}

test.each<Press>([
  { key: 'k', ctrlKey: true },
  { key: 'K', ctrlKey: true },
  { key: 'k', metaKey: true },
  { key: 'k', ctrlKey: true, isInField: true },
  { key: '/' },
  { key: '/', shiftKey: true },
])('%j opens search', press => {
  expect(opensSearch(press)).toBe(true)
})

test.each<Press>([
  { key: 'k' },
  { key: 'k', altKey: true },
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: '/', altKey: true },
  { key: '/', isInField: true },
  { key: '?' },
])('%j does not open search', press => {
  expect(opensSearch(press)).toBe(false)
})

test('if single-key shortcuts are switched off, the slash does not open search and Ctrl+K does', () => {
  expect(opensSearch({ key: '/' }, 'off')).toBe(false)
  expect(opensSearch({ key: '/' }, 'on')).toBe(true)
  expect(opensSearch({ key: 'k', ctrlKey: true }, 'off')).toBe(true)
})
