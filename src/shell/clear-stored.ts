import { unstored } from './storage.ts'
import { type StorageKey, storageKeys } from './storage-keys.ts'

/** Forgets everything. False when the browser blocks storage, in which case it holds nothing. */
export function clearStored(): boolean {
  unstored.clear()
  try {
    for (const key of storageKeys) localStorage.removeItem(key)
    return true
  } catch {
    return false
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
