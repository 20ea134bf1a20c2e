import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { atBase } from '../navigation/at-base.ts'
import { mayFetchAhead } from '../navigation/page-store.ts'
import { searchProvider } from '../search/provider.ts'
import { isModified } from '../shell/is-modified.ts'
import { loadStylesheet } from '../shell/load-stylesheet.ts'
import { coverHistory, uncoverHistory } from './search/follow.ts'
import { SearchPanel } from './search/search-panel.tsx'
import { selectedText } from './search/selected-text.ts'
import { trackViewport } from './search/track-viewport.ts'
import { isSearchShortcut } from './search-shortcut.ts'

type SearchDialogProps = { stylesheet: string | undefined; reportUrl: string | undefined }

const phone = '(width < 768px)'

/** The search button of the navbar and its dialog. Without scripts the button is a link to the search page. */
export function SearchDialog({ stylesheet, reportUrl }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Undefined while the dialog is closed. */
  const [first, setFirst] = useState<{ selected: string; openedAt: number }>()
  const [isApple, setIsApple] = useState(false)

  useEffect(() => {
    setIsApple(/Mac|iP(?:hone|ad|od)/.test(navigator.platform))
    if (stylesheet) loadStylesheet(stylesheet)
    if (mayFetchAhead()) warm()
  }, [stylesheet])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      if (dialog.current?.open) dialog.current.close()
      else open()
    }
    // Back and Forward show another page; the dialog is not a part of it.
    const close = () => dialog.current?.close()
    document.addEventListener('keydown', onKeyDown)
    addEventListener('popstate', close)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      removeEventListener('popstate', close)
    }
  })

  useLayoutEffect(() => {
    if (!first || !dialog.current) return
    const { dataset } = document.documentElement
    const { typed } = dataset
    delete dataset.typed
    if (typed === undefined) return setFirst(undefined)
    const hasScrollbar = innerWidth > document.documentElement.clientWidth
    dialog.current.toggleAttribute('data-beside-scrollbar', hasScrollbar)
    dialog.current.showModal()
    const field = dialog.current.querySelector('input')
    if (typed === '') field?.select()
    else field?.setSelectionRange(typed.length, typed.length)
    if (matchMedia(phone).matches) coverHistory(dialog.current)
    return trackViewport(dialog.current)
  }, [first])

  const open = async () => {
    const { dataset } = document.documentElement
    const selected = selectedText()
    // What is typed from here on is kept for the field, until the dialog shows it (see src/framework/hydrate.ts).
    dataset.typed ??= ''
    warm()
    if (stylesheet) await loadStylesheet(stylesheet)
    // Undefined when the reader has pressed Escape or followed a link meanwhile.
    if (dataset.typed === undefined) return
    if (document.querySelector('dialog:modal')) delete dataset.typed
    else setFirst({ selected, openedAt: performance.now() })
  }
  const onClick = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    open()
  }
  const onClose = () => {
    // Browsers tell it late: the reader may have opened the dialog again.
    if (dialog.current?.open) return
    uncoverHistory()
    setFirst(latest => (latest === first ? undefined : latest))
  }
  return (
    <>
      <a
        className="search-button"
        href={atBase('/search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onClick}
      >
        Search <kbd>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </a>
      <dialog
        ref={dialog}
        className="search-dialog"
        aria-label="Search"
        onMouseDown={event => event.target === event.currentTarget && dialog.current?.close()}
        onClose={onClose}
      >
        {first && <SearchPanel key={first.openedAt} selected={first.selected} reportUrl={reportUrl} dialog={dialog} />}
      </dialog>
    </>
  )
}

/** A failure shows with the first query. */
function warm() {
  searchProvider()
    .warm()
    .catch(() => {})
}
