import { parseHtml } from '../browser/page-elements.ts'
import { describeError } from '../navigation/error-panel.ts'
import { reloadOnce } from '../navigation/history-entry.ts'
import { isPageOutdated } from '../navigation/page-store.ts'
import html from './island-failure.html?raw'

const { dataset } = document.documentElement
const notes = new WeakMap<Element, HTMLElement>()

/**
 * Shows a note beside an island that its code could not be fetched, with a button that tries again. For the search button it
 * is a panel below the navbar, which Escape or a click elsewhere closes.
 */
export async function showIslandFailure(island: HTMLElement, error: unknown, retry: () => void) {
  // If the site was published again, the code is gone; a reload helps, unless it would lose typed text.
  if (!hasUnsavedInput() && (await isPageOutdated()) && reloadOnce()) return
  const { typed } = dataset
  const button = island.querySelector<HTMLAnchorElement>('.search-button')
  // The reader may have pressed Escape or followed a link in the meantime.
  if (button && typed === undefined) return
  const note = notes.get(island) ?? addNote(island, retry)
  const [alert, , link] = note.children
  if (button) {
    note.dataset.typed = typed
    delete dataset.typed
    link?.setAttribute('href', button.href + (typed ? `?q=${encodeURIComponent(typed.trim())}` : ''))
  } else link?.remove()
  const isSearch = island.matches('[name^=search]')
  // Replaced even if the text is the same, so that screen readers announce it again.
  alert?.replaceChildren(
    isSearch ? 'Unable to fetch results\nYou might want to check your network connection.' : describeError(error),
  )
}

function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
  return [...fields].some(field => field.value !== field.defaultValue)
}

/** Puts a note beside the island and marks the island as failed, so that its links work without React (island-loader.ts). */
function addNote(island: HTMLElement, retry: () => void): HTMLElement {
  const note = parseHtml(html).querySelector('div') as HTMLElement
  note.querySelector('button')?.addEventListener('click', () => {
    Object.assign(dataset, note.dataset)
    retry()
  })
  // An island that owns the page fills it, so a note after it would be out of sight.
  if (island.hasAttribute('data-owns-page')) island.before(note)
  else island.after(note)
  island.dataset.failed = ''
  notes.set(island, note)
  closeWhenDone(note, island)
  return note
}

/** Closes the note once React has attached. The panel of the search button also closes on Escape and a click elsewhere. */
function closeWhenDone(note: HTMLElement, island: HTMLElement) {
  const shown = new AbortController()
  const { signal } = shown
  const close = () => {
    shown.abort()
    if (note.contains(document.activeElement)) focusFirstControl(island)
    note.remove()
    delete island.dataset.failed
    notes.delete(island)
  }
  island.addEventListener('tickwise:live', close, { signal })
  if (!note.matches('.navbar *')) return
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  addEventListener('click', ({ target }) => note.contains(target as Node) || close(), { signal })
}

/** Focuses the first control of the island, or the island itself if it has none. */
function focusFirstControl(island: HTMLElement) {
  const control = island.querySelector<HTMLElement>('a, button, input') ?? island
  if (control === island) control.tabIndex = -1
  control.focus()
}
