// Leaving search for a page. On phones the open dialog has an entry in the history, so that Back closes it; the page that is
// opened from it takes that entry's place. An entry that a reload leaves behind is cleared by src/shell/dialog-history.ts.
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
  if (isHere && hash === '') goToTop(href)
  else if (!isReplacing) location.assign(href)
  else if (window.navigation) navigation.navigate(href, { history: 'replace' })
  else location.replace(href)
}

export function openElsewhere(url: string, isWindow: boolean) {
  window.open(url, '_blank', isWindow ? 'noopener,popup' : 'noopener')
}

/** The page is here already: to load it anew would lose what the reader has opened in it. */
function goToTop(href: string) {
  if (location.hash !== '') history.pushState(null, '', href)
  scrollTo({ top: 0 })
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
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
