/** Whether a key opens or closes search: Ctrl/Cmd+K anywhere, `/` unless the reader is typing. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !isTyping && !ctrlKey && !metaKey && !altKey
}
