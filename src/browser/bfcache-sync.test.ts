import { expect, test, vi } from 'vitest'
import { startBfcacheSync } from './bfcache-sync.ts'

test('a page that comes back from the cache is told what is stored now, key by key', () => {
  expect(keysToldWhenShown({ persisted: true })).toEqual([
    [null, null],
    ['theme', 'dark'],
    ['tickwise.announcement', null],
    ['tickwise.tabs', null],
  ])
})

test('a page that is loaded is told nothing', () => {
  expect(keysToldWhenShown({ persisted: false })).toEqual([])
})

/** The `storage` events of a page that is shown while `dark` is stored as the theme. */
function keysToldWhenShown({ persisted }: { persisted: boolean }): unknown[] {
  const window = new EventTarget()
  const told: unknown[] = []
  window.addEventListener('storage', event => {
    const { key, newValue } = event as StorageEvent
    told.push([key, newValue])
  })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window))
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'theme' ? 'dark' : null) })
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      constructor(type: string, init: object) {
        super(type)
        Object.assign(this, init)
      }
    },
  )
  startBfcacheSync()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return told
}
