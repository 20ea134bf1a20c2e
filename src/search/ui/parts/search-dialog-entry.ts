// On phones the open search dialog has an entry in the history, so that Back closes it. A page opened from the dialog replaces
// that entry. Other dialogs use src/navigation/dialogs.ts, which handles clicks on links in a dialog. Search
// follows its results itself, also on Enter (follow-link.ts), so it has to control the entry.
// An entry that a reload leaves behind is removed by dialogs.ts.

/** Set while the dialog has an entry. Aborting it removes the listener for Back. */
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

/** Removes the entry if there still is one. Call it when the dialog has closed. */
export function removeDialogEntry() {
  if (releaseDialogEntry()) history.back()
}

/** Returns whether there was an entry. If so, the caller has to replace it by a navigation, or go back to remove it. */
export function releaseDialogEntry(): boolean {
  const hadEntry = entry !== undefined
  entry?.abort()
  entry = undefined
  return hadEntry
}
