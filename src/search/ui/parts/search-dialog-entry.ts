// On phones the open search dialog has an entry in the history, so that Back closes it. A page opened from the dialog takes
// the place of that entry. The other dialogs use src/navigation/close-dialog-on-back.ts, which follows the links that are
// clicked in a dialog; search follows its results itself, by Enter too (follow-link.ts), and needs to take over the entry.
// An entry that a reload leaves behind is removed by close-dialog-on-back.ts.

/** Set while the dialog has its entry. Aborting it ends the listening for Back. */
let entry: AbortController | undefined

export function addDialogEntry(dialog: HTMLDialogElement) {
  history.pushState({ isDialog: true }, '')
  entry = new AbortController()
  const onBack = () => {
    releaseDialogEntry()
    dialog.close()
  }
  addEventListener('popstate', onBack, { signal: entry.signal })
}

/** Removes the entry if it is still there. To be called when the dialog has closed. */
export function removeDialogEntry() {
  if (releaseDialogEntry()) history.back()
}

/** Returns whether there was an entry. If so, it is now the caller's: a navigation must replace it, or Back remove it. */
export function releaseDialogEntry(): boolean {
  const hadEntry = entry !== undefined
  entry?.abort()
  entry = undefined
  return hadEntry
}
