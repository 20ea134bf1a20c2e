import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isSearchShortcut } from './search-shortcut.ts'

/** The search button of the navbar and its dialog. Without scripts the button is a link to the search page. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return
      event.preventDefault()
      if (dialog.current?.open) dialog.current.close()
      else dialog.current?.showModal()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dialog.current?.showModal()
  }
  return (
    <>
      <a
        className="search-button"
        href="/search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
      >
        Search <kbd>Ctrl K</kbd>
      </a>
      <dialog ref={dialog} className="search-dialog" aria-label="Search" closedby="any">
        <search>
          <form action="/search" method="get">
            {/* biome-ignore lint/a11y/useSemanticElements: in type=search Escape empties the field before it closes the dialog. */}
            <input
              type="text"
              role="searchbox"
              enterKeyHint="search"
              name="q"
              aria-label="Search"
              placeholder="Search docs"
              autoComplete="off"
              maxLength={512}
              value={query}
              onChange={event => setQuery(event.target.value)}
            />
            <button type="submit">Search</button>
            <button
              type="button"
              className="close-button"
              aria-label="Close search"
              onClick={() => dialog.current?.close()}
            >
              <span aria-hidden="true">×</span>
            </button>
          </form>
        </search>
        <p className="muted">Press Enter to open the search page{query.trim() && ` with “${query.trim()}”`}.</p>
      </dialog>
    </>
  )
}
