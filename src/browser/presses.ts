import { readStored } from './storage.ts'

interface Modifiers {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/**
 * Whether a click or key press asks for a function of the browser, which scripts must not override: Ctrl, Cmd and Shift
 * open a link in another tab or window, Alt downloads it in Chromium, and Alt with an arrow key is Back or Forward.
 */
export function hasModifierKey({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

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

/** Hides an event from the browser and from all later listeners. The caller dispatches it again when there is code to handle it. */
export function interceptEvent(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
