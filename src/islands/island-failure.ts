import { parseHtml } from '../browser/page-elements.ts'
import { describeError } from '../navigation/error-panel.ts'
import { isPageOutdated } from '../navigation/page-store.ts'
import { reloadOnce } from '../navigation/router.ts'
import html from './island-failure.html?raw'

const notes = new WeakMap<Element, HTMLElement>()

/** Shows beside an island that its code could not be fetched, with a button that tries again. */
export async function showIslandFailure(island: HTMLElement, error: unknown, retry: () => void) {
  if (!(await reloadIfOutdated())) showFailureNote(island, describeError(error), retry)
}

/** If the site was published again, the code is gone; a reload helps, unless it would lose typed text. */
export async function reloadIfOutdated(): Promise<boolean> {
  return !hasUnsavedInput() && (await isPageOutdated()) && reloadOnce()
}

function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')
  return [...fields].some(field => field.value !== field.defaultValue)
}

/** Shows `message` in the note beside the island. In the navbar the note is a panel, which Escape or a click elsewhere closes. */
export function showFailureNote(island: HTMLElement, message: string, retry: () => void): HTMLElement {
  const note = notes.get(island) ?? addNote(island, retry)
  // Replaced even if the text is the same, so that screen readers announce it again.
  note.firstElementChild?.replaceChildren(message)
  return note
}

/** Puts a note beside the island and marks the island as failed, so that its links work without React (island-loader.ts). */
function addNote(island: HTMLElement, retry: () => void): HTMLElement {
  const note = parseHtml(html).querySelector('div') as HTMLElement
  note.querySelector('button')?.addEventListener('click', retry)
  // An island that owns the page fills it, so a note after it would be out of sight.
  if (island.hasAttribute('data-owns-page')) island.before(note)
  else island.after(note)
  island.dataset.failed = ''
  notes.set(island, note)
  closeWhenDone(note, island)
  return note
}

/** Closes the note once React has attached. A panel in the navbar also closes on Escape and a click elsewhere. */
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
