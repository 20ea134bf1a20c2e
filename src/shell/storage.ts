// What this site keeps in the reader's browser besides saved pages (src/offline). Storage may be blocked or full, or hold
// anything: then what was written lasts as long as the page. Split into several files so that the entry script, which every
// page loads, holds only what it uses.
import type { StorageKey } from './storage-keys.ts'

/** What the browser refused to store. */
export const unstored = new Map<StorageKey, string>()

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
