import { isSingleKey } from '../shell/single-keys.ts'

/** Whether a key opens or closes search: Ctrl/Cmd+K anywhere, `/` unless the reader is typing or switched it off. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event
  return key.toLowerCase() === 'k' ? ctrlKey || metaKey : isSingleKey(event, '/')
}
