import { parseHtml } from '../browser/page-elements.ts'
import { hasModifierKey } from '../browser/presses.ts'
import { goToTop } from './router.ts'

let isLeftoverChecked = false

/**
 * Makes the browser's Back close a dialog instead of leaving the page. Call the returned function when the dialog has opened:
 * it adds an entry to the history for the dialog. A link that the reader follows in the dialog replaces that entry.
 */
export function closeDialogOnBack(dialog: HTMLDialogElement): () => void {
  let hasEntry = false
  removeLeftoverEntry()
  addEventListener('popstate', () => {
    hasEntry = false
    // Back and Forward may have changed the page, and open dialogs belong to the previous one.
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
      // Closing goes back in the history, and the browser then restores a scroll position, at the latest with the next frame.
      // Go to the top after that.
      addEventListener('popstate', () => requestAnimationFrame(() => requestAnimationFrame(goToTop)), { once: true })
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

/** If the page was reloaded while a dialog was open, the current history entry is still that of the dialog. */
function removeLeftoverEntry() {
  if (!isLeftoverChecked && history.state?.isDialog) history.back()
  isLeftoverChecked = true
}

/** Adds the dialog that `html` consists of, such as the contents of keyboard-help.html, to the end of the page. */
export function addDialog(html: string): HTMLDialogElement {
  const dialog = parseHtml(html).querySelector('dialog') as HTMLDialogElement
  document.body.append(dialog)
  return dialog
}
