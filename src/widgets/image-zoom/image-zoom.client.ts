import { makeButton } from '../../browser/buttons.ts'
import { hasModifierKey } from '../../browser/presses.ts'
import { closeDialogOnBack } from '../../navigation/dialogs.ts'

const narrow = matchMedia('(width < 996px)')

/** Opens an image in a dialog where its link would leave the page. Any click, Escape and, on narrow screens, Back close it. */
export function startImageZoom() {
  const dialog = document.createElement('dialog')
  dialog.className = 'image-zoom'
  dialog.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  const addHistoryEntry = closeDialogOnBack(dialog)
  addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.zoom')
    const image = link?.querySelector('img')
    if (!image || hasModifierKey(event)) return
    event.preventDefault()
    dialog.ariaLabel = image.alt || 'Image'
    const large = document.createElement('img')
    large.src = link?.href ?? image.src
    large.alt = image.alt
    dialog.replaceChildren(makeButton('close-button', '×', 'Close image'), large)
    dialog.showModal()
    if (narrow.matches) addHistoryEntry()
  })
}
