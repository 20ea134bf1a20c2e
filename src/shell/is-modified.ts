type Modifiers = { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a click asks the browser for something of its own, such as a new tab with Ctrl or a download with Alt. */
export function isModified({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
