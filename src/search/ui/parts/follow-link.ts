// Leaving search for a page.
import type { MouseEvent } from 'react'
import { hasModifierKey } from '../../../browser/has-modifier-key.ts'
import { goToTop } from '../../../navigation/go-to-top.ts'
import { releaseDialogEntry } from './search-dialog-entry.ts'

/** Opens a page or section of this site in place of this page, after closing the dialog it was chosen in. */
export function followLink(target: string, dialog: HTMLDialogElement | null) {
  const isReplacing = releaseDialogEntry()
  dialog?.close()
  const { href, hash, pathname, search } = new URL(target, location.href)
  const isHere = pathname === location.pathname && search === location.search
  if (isHere && hash === '') {
    if (location.hash !== '') history.pushState(null, '', href)
    goToTop()
  } else if (!isReplacing) location.assign(href)
  else if (window.navigation) navigation.navigate(href, { history: 'replace' })
  else location.replace(href)
}

/** Follows a link of search that is clicked, unless a modifier key leaves the click to the browser. */
export function followOnClick(event: MouseEvent, target: string, dialog: HTMLDialogElement | null) {
  if (hasModifierKey(event)) return
  event.preventDefault()
  followLink(target, dialog)
}
