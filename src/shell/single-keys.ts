import { readStored } from './storage.ts'

/** Whether an event is the shortcut `character`: not while typing, and not once the reader switched such shortcuts off. */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, character: string): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === character && !isTyping && !ctrlKey && !metaKey && !altKey && areSingleKeysOn()
}

/** WCAG 2.1.4: shortcuts of one character can be turned off. */
export function areSingleKeysOn(): boolean {
  return readStored('tickwise.shortcuts') !== 'off'
}
