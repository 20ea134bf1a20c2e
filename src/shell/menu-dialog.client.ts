import { addDialog } from './add-dialog.ts'
import { closeOnBack } from './dialog-history.ts'
import html from './menu-dialog.html?raw'

const desktop = matchMedia('(width >= 996px)')

/**
 * On narrow screens the buttons of the menu and of the sidebar open one modal dialog of two panels instead of a popover
 * each. While it is open it holds the navbar's links and the page's sidebar.
 */
export function startMenuDialog() {
  const dialog = addDialog(html)
  const coverHistory = closeOnBack(dialog)
  const title = dialog.querySelector('.wordmark')
  if (title) title.textContent = document.querySelector('.navbar .wordmark')?.textContent ?? ''
  const [secondary, primary] = dialog.querySelectorAll<HTMLElement>('[data-panel]')
  const [toPrimary, toSecondary] = dialog.querySelectorAll<HTMLButtonElement>('.panel-button')
  if (!secondary || !primary || !toPrimary || !toSecondary) return
  let putBack = () => {}

  const show = (panel: HTMLElement) => {
    primary.hidden = panel !== primary
    secondary.hidden = panel !== secondary
    panel.querySelector<HTMLElement>('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }
  const open = () => {
    const menu = document.getElementById('menu')
    const sidebar = document.getElementById('sidebar')
    const moves = [menu && move(menu, primary), sidebar && move(sidebar, secondary)]
    putBack = () => {
      for (const undo of moves) undo?.()
    }
    const name = document.querySelector('.sidebar-button')?.textContent
    toSecondary.textContent = `${name} →`
    toSecondary.hidden = !sidebar
    for (const dropdown of primary.querySelectorAll('details'))
      dropdown.open = dropdown.querySelector('[aria-current]') !== null
    dialog.showModal()
    show(sidebar ? secondary : primary)
    coverHistory()
  }

  addEventListener('click', event => {
    const button = (event.target as Element).closest?.('.menu-button, .sidebar-button')
    if (!button || desktop.matches) return
    event.preventDefault()
    open()
  })
  toPrimary.addEventListener('click', () => {
    show(primary)
    toSecondary.focus()
  })
  toSecondary.addEventListener('click', () => {
    show(secondary)
    toPrimary.focus()
  })
  dialog.querySelector('.close-button')?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', event => event.target === dialog && dialog.close())
  dialog.addEventListener('close', () => putBack())
  desktop.addEventListener('change', () => dialog.close())
}

/** Moves `element` into `panel`; the result moves it back. */
function move(element: HTMLElement, panel: HTMLElement): () => void {
  const place = document.createComment('')
  element.replaceWith(place)
  panel.append(element)
  return () => place.replaceWith(element)
}
