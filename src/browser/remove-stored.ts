import { unstored } from './storage.ts'
import { ownKeyPrefix, type StorageKey, storageKeys } from './storage-keys.ts'

/** Returns false when the browser blocks storage, so that there was nothing to remove. */
export function removeAllStored(): boolean {
  unstored.clear()
  try {
    const ownKeys = Object.keys(localStorage).filter(key => key.startsWith(ownKeyPrefix))
    for (const key of [...storageKeys, ...ownKeys]) localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: StorageKey) {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}
