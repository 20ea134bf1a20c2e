import type { MouseEvent } from 'react'
import { hasModifierKey } from '../../../browser/presses.ts'
import { goToTop } from '../../../navigation/router.ts'
import { releaseDialogEntry } from './search-dialog-entry.ts'

/** Closes the dialog, if the link was in one, and goes to a page or section of this site. */
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

/** The click handler of links in search. With a modifier key the browser handles the click. */
export function followOnClick(event: MouseEvent, target: string, dialog: HTMLDialogElement | null) {
  if (hasModifierKey(event)) return
  event.preventDefault()
  followLink(target, dialog)
}
