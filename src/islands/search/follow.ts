// Leaving search for a page. On phones the open dialog has an entry in the history, so that Back closes it; the page that is
// opened from it takes that entry's place. An entry that a reload leaves behind is cleared by src/shell/dialog-history.ts.
import type { MouseEvent } from 'react'
import { showTop } from '../../navigation/show-top.ts'
import { isModified } from '../../shell/is-modified.ts'

let covered: AbortController | undefined

/** Gives the open dialog an entry in the history. */
export function coverHistory(dialog: HTMLDialogElement) {
  history.pushState({ isDialog: true }, '')
  covered = new AbortController()
  addEventListener('popstate', () => closeByHistory(dialog), { signal: covered.signal })
}

/** Takes the entry back; to be called when the dialog has closed. */
export function uncoverHistory() {
  if (forgetCover()) history.back()
}

/** Opens a page or section of this site in place of this one; the dialog it comes from closes first. */
export function follow(target: string, dialog: HTMLDialogElement | null) {
  const isReplacing = forgetCover()
  dialog?.close()
  const { href, hash, pathname, search } = new URL(target, location.href)
  const isHere = pathname === location.pathname && search === location.search
  if (isHere && hash === '') {
    if (location.hash !== '') history.pushState(null, '', href)
    showTop()
  } else if (!isReplacing) location.assign(href)
  else if (window.navigation) navigation.navigate(href, { history: 'replace' })
  else location.replace(href)
}

/** Follows a link of search that is clicked, but leaves clicks with a modifier key to the browser. */
export function followPlain(event: MouseEvent, target: string, dialog: HTMLDialogElement | null) {
  if (isModified(event)) return
  event.preventDefault()
  follow(target, dialog)
}

export function openElsewhere(url: string, isWindow: boolean) {
  window.open(url, '_blank', isWindow ? 'noopener,popup' : 'noopener')
}

function closeByHistory(dialog: HTMLDialogElement) {
  forgetCover()
  dialog.close()
}

function forgetCover(): boolean {
  const wasCovered = covered !== undefined
  covered?.abort()
  covered = undefined
  return wasCovered
}
