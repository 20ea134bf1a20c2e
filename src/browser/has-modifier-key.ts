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
