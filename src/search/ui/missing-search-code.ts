import { recordPress, takePresses } from '../../browser/early-presses.ts'
import { reloadIfOutdated, showFailureNote } from '../../islands/island-failure.ts'

const message = 'Unable to fetch results\nYou might want to check your network connection.'
const { dataset } = document.documentElement

/**
 * Shows that the code of the search dialog or of the search page could not be fetched. Beside the search button there is also
 * a link to the search page, with what the reader has typed for the dialog (dialog/early-search.ts).
 */
export async function showMissingSearchCode(island: HTMLElement, _error: unknown, retry: () => void) {
  if (await reloadIfOutdated()) return
  const button = island.querySelector<HTMLAnchorElement>('.search-button')
  const { typed } = dataset
  if (!button) showFailureNote(island, message, retry)
  // Otherwise the reader has pressed Escape or followed a link in the meantime.
  else if (typed !== undefined) {
    const presses = takePresses(control => control === island)
    const note = showFailureNote(island, message, () => {
      Object.assign(dataset, note.dataset)
      for (const { control, event } of presses) recordPress(control, event)
      retry()
    })
    note.dataset.typed = typed
    delete dataset.typed
    const link = note.querySelector('a') ?? addLink(note)
    link.href = button.href + (typed ? `?q=${encodeURIComponent(typed.trim())}` : '')
  }
}

function addLink(note: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a')
  link.textContent = 'Open the search page'
  note.append(' ', link)
  return link
}
