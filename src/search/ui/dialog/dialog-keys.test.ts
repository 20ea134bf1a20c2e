import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { handleDialogKey } from './dialog-keys.ts'
import type { DialogSearch } from './use-dialog-search.ts'

const hit = { url: '/a', target: '/docs/a' }

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 2],
])('%s at option %i of three moves to option %i and scrolls it into view', (key, active, to) => {
  const { press, dispatch, scrolled } = openDialog({ active })
  expect(press({ key })).toBe('handled')
  expect(dispatch.mock.calls).toEqual([[{ type: 'moved', to }]])
  expect(scrolled).toEqual([[`search-${to}`, { block: 'nearest' }]])
})

test('without options arrow keys move nothing, and not the text cursor either', () => {
  const { press, dispatch } = openDialog({ options: [] })
  expect(press({ key: 'ArrowDown' })).toBe('handled')
  expect(dispatch).not.toHaveBeenCalled()
})

test.each([
  { key: 'a' },
  { key: 'Home' },
  { key: 'Escape' },
  { key: 'ArrowDown', altKey: true },
  { key: 'Enter', keyCode: 229 },
  { key: 'Enter', nativeEvent: { isComposing: true } },
])('%j is left to the field', event => {
  const { press, dispatch, search } = openDialog()
  expect(press(event)).toBe('left')
  expect(dispatch).not.toHaveBeenCalled()
  expect(search.open).not.toHaveBeenCalled()
})

test('Enter opens the active option', () => {
  const { press, search } = openDialog()
  expect(press({ key: 'Enter' })).toBe('handled')
  expect(search.open).toHaveBeenCalledWith(hit)
})

test.each([
  ['ctrlKey', 'noopener'],
  ['metaKey', 'noopener'],
  ['shiftKey', 'noopener,popup'],
])('Enter with %s opens the option elsewhere, by its short address, as %s, and records the visit', (held, features) => {
  const { press, search, openWindow } = openDialog()
  expect(press({ key: 'Enter', [held]: true })).toBe('handled')
  expect(openWindow).toHaveBeenCalledWith('/a', '_blank', features)
  expect(search.recordVisit).toHaveBeenCalledWith(hit)
  expect(search.open).not.toHaveBeenCalled()
})

test('Enter while an answer is awaited counts for that answer', () => {
  const { press, dispatch, search } = openDialog({ isWaiting: true })
  press({ key: 'Enter' })
  expect(dispatch.mock.calls).toEqual([[{ type: 'enterPressed' }]])
  expect(search.open).not.toHaveBeenCalled()
})

test('Enter after a failure tries again', () => {
  const { press, search } = openDialog({ screen: 'failed', isWaiting: true })
  press({ key: 'Enter' })
  expect(search.retry).toHaveBeenCalledTimes(1)
  expect(search.open).not.toHaveBeenCalled()
})

test('Enter without options opens nothing', () => {
  const { press, search } = openDialog({ options: [] })
  expect(press({ key: 'Enter' })).toBe('handled')
  expect(search.open).not.toHaveBeenCalled()
})

/** The open dialog with three options, and what a press of a key does. */
function openDialog({ active = 0, options = [hit, hit, hit], isWaiting = false, screen = 'results' } = {}) {
  const scrolled: unknown[] = []
  const openWindow = vi.fn()
  vi.stubGlobal('window', { open: openWindow })
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({ scrollIntoView: (how: object) => scrolled.push([id, how]) }),
  })
  const dispatch = vi.fn()
  const search = {
    id: 'search',
    options,
    active: options[active],
    state: { active, isWaiting },
    screen,
    dispatch,
    open: vi.fn(),
    retry: vi.fn(),
    recordVisit: vi.fn(),
  }
  const press = (event: object) => {
    const preventDefault = vi.fn()
    const defaults = { nativeEvent: { isComposing: false }, keyCode: 0, altKey: false, shiftKey: false, preventDefault }
    handleDialogKey(search as unknown as DialogSearch, { ...defaults, ...event } as unknown as KeyboardEvent)
    return preventDefault.mock.calls.length > 0 ? 'handled' : 'left'
  }
  return { press, dispatch, search, scrolled, openWindow }
}
