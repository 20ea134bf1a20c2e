import { readStored } from './storage.ts'

const keys = ['theme', 'tickwise.announcement', 'tickwise.tabs', 'tickwise.study-ticks'] as const

/**
 * Where pages load in full, as in Safari, Back shows a page as it was left. What other pages have stored since is told to
 * it by the events that browsers send to their other tabs.
 */
export function startRestoredPage() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const key of keys) dispatchEvent(new StorageEvent('storage', { key, newValue: readStored(key) ?? null }))
  })
}
