import { isCharacterShortcut } from '../../../browser/presses.ts'

/** Whether a key opens or closes search: Ctrl+K or Cmd+K anywhere, `/` unless the reader is typing or has switched it off. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event
  return key.toLowerCase() === 'k' ? ctrlKey || metaKey : isCharacterShortcut(event, '/')
}
