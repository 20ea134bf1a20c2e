import { closeOnBack } from './dialog-history.ts'
import { isModified } from './is-modified.ts'
import { makeButton } from './make-button.ts'

const narrow = matchMedia('(width < 996px)')

/** A picture's link opens it in a dialog instead of leaving the page. Any click, Escape and, on narrow screens, Back close it. */
export function startImageZoom() {
  const dialog = document.createElement('dialog')
  dialog.className = 'image-zoom'
  dialog.addEventListener('click', () => dialog.close())
  document.body.append(dialog)
  const coverHistory = closeOnBack(dialog)
  addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.zoom')
    const image = link?.querySelector('img')
    if (!image || isModified(event)) return
    event.preventDefault()
    dialog.ariaLabel = image.alt || 'Image'
    const large = document.createElement('img')
    large.src = link?.href ?? image.src
    large.alt = image.alt
    dialog.replaceChildren(makeButton('close-button', '×', 'Close image'), large)
    dialog.showModal()
    if (narrow.matches) coverHistory()
  })
}
