// What this site keeps in the reader's browser besides saved pages (src/offline), under these keys. Storage may be blocked,
// full, or hold anything: then what was written lasts as long as the page.
const keys = [
  'theme',
  'tickwise.announcement',
  'tickwise.study-ticks',
  'tickwise.sidebar',
  'tickwise.tabs',
  'tickwise.shortcuts',
  'tickwise.docs-version',
  // Named as classic documentation sites name them.
  '__DOCSEARCH_RECENT_SEARCHES__tickwise',
  '__DOCSEARCH_FAVORITE_SEARCHES__tickwise',
] as const
type StorageKey = (typeof keys)[number]

const unstored = new Map<string, string>()

export function readStored(key: StorageKey): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The object stored as JSON under `key`; an empty one when there is none. Its values are unknown. */
export function readStoredRecord(key: StorageKey): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof stored === 'object' && stored ? { ...stored } : {}
  } catch {
    return {}
  }
}

export function writeStored(key: StorageKey, value: string) {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
  }
}

export function forgetStored(key: StorageKey) {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Forgets everything. False when the browser blocks storage, in which case it holds nothing. */
export function clearStored(): boolean {
  unstored.clear()
  try {
    for (const key of keys) localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
