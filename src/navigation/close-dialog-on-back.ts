import { hasModifierKey } from '../browser/has-modifier-key.ts'
import { goToTop } from './go-to-top.ts'

let isChecked = false

/**
 * Lets the browser's Back close a dialog while the page stays: the function it returns, called when the dialog has opened,
 * adds an entry to the history for the dialog. A link that the reader follows in the dialog takes that entry's place.
 */
export function closeDialogOnBack(dialog: HTMLDialogElement): () => void {
  let hasEntry = false
  removeLeftoverEntry()
  addEventListener('popstate', () => {
    hasEntry = false
    // No dialog belongs to the page that Back and Forward lead to.
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close()
  })
  dialog.addEventListener('close', () => {
    if (hasEntry) history.back()
    hasEntry = false
  })
  dialog.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a')
    if (!hasEntry || !link || link.target || event.defaultPrevented || hasModifierKey(event)) return
    event.preventDefault()
    if (link.href === location.href.split('#')[0]) {
      // Closing goes back in the history, which restores a scroll position some time later, so go to the top after that.
      addEventListener('popstate', () => requestAnimationFrame(goToTop), { once: true })
      dialog.close()
      return
    }
    hasEntry = false
    dialog.close()
    if (window.navigation) navigation.navigate(link.href, { history: 'replace' })
    else location.replace(link.href)
  })
  return () => {
    history.pushState({ isDialog: true }, '')
    hasEntry = true
  }
}

/** When the page was reloaded while a dialog was open, the history is still at the dialog's entry. */
function removeLeftoverEntry() {
  if (!isChecked && history.state?.isDialog) history.back()
  isChecked = true
}
