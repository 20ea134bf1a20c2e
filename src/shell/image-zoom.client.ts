import { makeButton } from './make-button.ts'

/** A picture's link opens it in a dialog instead of leaving the page; any click or Escape closes it. */
export function startImageZoom() {
  addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a.zoom')
    const image = link?.querySelector('img')
    if (!image || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const dialog = document.createElement('dialog')
    dialog.className = 'image-zoom'
    dialog.ariaLabel = image.alt || 'Image'
    const close = makeButton('close-button', '×', 'Close image')
    const large = document.createElement('img')
    large.src = link?.href ?? image.src
    large.alt = image.alt
    dialog.append(close, large)
    dialog.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  })
}
