'use client'

import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadStylesheet } from '../../../browser/page-elements.ts'
import { hasModifierKey } from '../../../browser/presses.ts'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { canPrefetch } from '../../../navigation/page-store.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'
import { chooseProvider } from '../../providers/choose-provider.ts'
import { addDialogEntry, removeDialogEntry } from '../parts/search-dialog-entry.ts'
import { isSearchShortcut } from './is-search-shortcut.ts'
import { SearchPanel } from './search-panel.tsx'
import { readSelectedText } from './use-dialog-search.ts'

interface SearchDialogProps {
  stylesheet: string | undefined
  reportUrl: string | undefined
  /** Whether the site has a q console. */
  hasConsole?: true | undefined
}

/** The text that the dialog opens with. `openedAt` distinguishes one opening from the next. */
interface Opening {
  selected: string
  openedAt: number
}

type DialogRef = RefObject<HTMLDialogElement | null>

const phone = '(width < 768px)'

/** The search button of the navbar and its dialog. Without scripts the button is a link to the search page. */
export function SearchDialog({ stylesheet, reportUrl, hasConsole }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Undefined while the dialog is closed. */
  const [opening, setOpening] = useState<Opening>()
  const open = async () => {
    const prepared = await prepareOpening(stylesheet)
    if (prepared) setOpening(prepared)
  }
  usePreloadedSearch(stylesheet)
  useSearchKeys(dialog, open)
  useEffect(() => stopStoringKeys, [])
  useLayoutEffect(() => {
    if (!opening || !dialog.current) return
    const { dataset } = document.documentElement
    const { typed } = dataset
    delete dataset.typed
    // The reader has pressed Escape in the meantime.
    if (typed === undefined) return setOpening(undefined)
    return showDialog(dialog.current, typed)
  }, [opening])

  const onClose = () => {
    // Browsers fire `close` late; the reader may have opened the dialog again by then.
    if (dialog.current?.open) return
    removeDialogEntry()
    setOpening(latest => (latest === opening ? undefined : latest))
  }
  return (
    <>
      <SearchButton onOpen={open} />
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label="Search"
        onMouseDown={event => event.target === event.currentTarget && dialog.current?.close()}
        onClose={onClose}
      >
        {opening && (
          <SearchPanel key={opening.openedAt} selected={opening.selected} {...{ reportUrl, hasConsole, dialog }} />
        )}
      </dialog>
    </>
  )
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  const [isApple, setIsApple] = useState(false)
  useEffect(() => setIsApple(/Mac|iP(?:hone|ad|od)/.test(navigator.platform)), [])
  const onClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className="search-button"
      href={withBasePath(searchPagePath)}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onClick}
    >
      Search <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </a>
  )
}

/** After a crash the dialog is not going to open, so keys that are typed are no longer stored for it. */
function stopStoringKeys() {
  delete document.documentElement.dataset.typed
}

/** Fetches what the dialog needs once the island is attached, except on slow connections and while the reader saves data. */
function usePreloadedSearch(stylesheet: string | undefined) {
  useEffect(() => {
    if (stylesheet) loadStylesheet(stylesheet)
    if (canPrefetch()) preloadProvider()
  }, [stylesheet])
}

/** The shortcut opens and closes the dialog. Back and Forward close it. */
function useSearchKeys(dialog: DialogRef, open: () => void) {
  useEffect(() => {
    const close = () => dialog.current?.close()
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      if (dialog.current?.open) close()
      else open()
    }
    document.addEventListener('keydown', onKeyDown)
    addEventListener('popstate', close)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      removeEventListener('popstate', close)
    }
  })
}

/** Undefined if the dialog should not open after all. */
async function prepareOpening(stylesheet: string | undefined): Promise<Opening | undefined> {
  const { dataset } = document.documentElement
  const selected = readSelectedText()
  // Text that is typed from now on is stored until the dialog has a field for it (early-search.ts).
  dataset.typed ??= ''
  preloadProvider()
  if (stylesheet) await loadStylesheet(stylesheet)
  // The reader has pressed Escape or followed a link in the meantime.
  if (dataset.typed === undefined) return undefined
  if (!document.querySelector('dialog:modal')) return { selected, openedAt: performance.now() }
  delete dataset.typed
  return undefined
}

/** Returns the function to call when the dialog closes. `typed`: the text typed while the dialog was loading. */
function showDialog(dialog: HTMLDialogElement, typed: string): () => void {
  const hasScrollbar = innerWidth > document.documentElement.clientWidth
  dialog.toggleAttribute('data-beside-scrollbar', hasScrollbar)
  dialog.showModal()
  const field = dialog.querySelector('input')
  if (typed === '') field?.select()
  else field?.setSelectionRange(typed.length, typed.length)
  if (matchMedia(phone).matches) addDialogEntry(dialog)
  return trackViewport(dialog)
}

/** A failure is ignored here; the first query shows it. */
function preloadProvider() {
  chooseProvider()
    .preload()
    .catch(() => {})
}

/**
 * Keeps `--visible-height` and `--visible-top` of the dialog up to date: the part of the window that a phone's on-screen
 * keyboard leaves free. Returns a function that stops it.
 */
export function trackViewport(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  const update = () => {
    dialog.style.setProperty('--visible-height', `${visualViewport?.height ?? innerHeight}px`)
    dialog.style.setProperty('--visible-top', `${visualViewport?.offsetTop ?? 0}px`)
  }
  update()
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, update, { signal: controller.signal })
  return () => controller.abort()
}
