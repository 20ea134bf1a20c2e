import { showTop } from '../navigation/show-top.ts'
import { isModified } from './is-modified.ts'

let isClean = false

/**
 * Gives an open dialog an entry in the history, so that the browser's Back closes it and the page stays. The link a
 * reader follows in the dialog takes that entry's place. The result is to be called when the dialog has opened.
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  let isCovered = false
  // The page was loaded again while a dialog was open: its entry is of no use any more.
  if (!isClean && history.state?.isDialog) history.back()
  isClean = true
  addEventListener('popstate', () => {
    isCovered = false
    // No dialog is a part of the page that Back and Forward lead to.
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) open.close()
  })
  dialog.addEventListener('close', () => {
    if (isCovered) history.back()
    isCovered = false
  })
  dialog.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a')
    if (!isCovered || !link || link.target || event.defaultPrevented || isModified(event)) return
    event.preventDefault()
    if (link.href === location.href.split('#')[0]) {
      // Going back restores the scroll position of the entry below, in its own time.
      addEventListener('popstate', () => requestAnimationFrame(showTop), { once: true })
      dialog.close()
      return
    }
    isCovered = false
    dialog.close()
    if (window.navigation) navigation.navigate(link.href, { history: 'replace' })
    else location.replace(link.href)
  })
  return () => {
    history.pushState({ isDialog: true }, '')
    isCovered = true
  }
}
