// The values that the site stores in the reader's browser, apart from the pages saved by src/offline. Where storage is
// blocked or full, a value lasts as long as the page. Stored values may be anything, since readers and extensions can edit
// them. Removing values is a separate file (remove-stored.ts), since the entry script, which every page loads, never does.
import type { StorageKey } from './storage-keys.ts'

/** Values that the browser refused to store. */
export const unstored = new Map<StorageKey, string>()

export function readStored(key: StorageKey): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The object stored as JSON under `key`, or an empty one. Its values may be of any type. */
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
