import { readStored } from './storage.ts'

/** Whether a key press is the shortcut `character`, such as `?`: not while typing, nor once the reader has switched such shortcuts off. */
export function isCharacterShortcut(event: KeyboardEvent, character: string): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === character && !isTyping && !ctrlKey && !metaKey && !altKey && areCharacterShortcutsOn()
}

/** Readers can switch them off, as WCAG 2.1.4 (Character Key Shortcuts) asks: speech input may press single keys by accident. */
export function areCharacterShortcutsOn(): boolean {
  return readStored('tickwise.shortcuts') !== 'off'
}
