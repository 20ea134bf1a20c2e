import { addDialog, closeDialogOnBack } from '../../navigation/dialogs.ts'
import html from './menu-dialog.html?raw'

const desktop = matchMedia('(width >= 996px)')

/**
 * On narrow screens the buttons of the menu and of the sidebar open a modal dialog with two panels, instead of a popover
 * each. The navbar's links and the page's sidebar are moved into the panels while the dialog is open.
 */
export function startMenuDialog() {
  const dialog = addDialog(html)
  const addHistoryEntry = closeDialogOnBack(dialog)
  const brand = document.querySelectorAll('.navbar .brand > *')
  dialog.querySelector('.brand')?.append(...[...brand].map(part => part.cloneNode(true)))
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
    const sidebar = document.getElementById('sidebar')
    putBack = fillPanels({ primary, secondary, sidebar })
    toSecondary.textContent = `${document.querySelector('.sidebar-button')?.textContent} →`
    toSecondary.hidden = !sidebar
    dialog.showModal()
    show(sidebar ? secondary : primary)
    addHistoryEntry()
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
  // Before the controls had loaded, the buttons opened popovers. The window may have become wide since.
  const popover = document.querySelector<HTMLElement>(':is(#menu, #sidebar):popover-open')
  if (!popover || desktop.matches) return
  popover.hidePopover()
  open()
}

interface Panels {
  primary: HTMLElement
  secondary: HTMLElement
  sidebar: HTMLElement | null
}

/** Moves the menu and the sidebar into their panels, and returns a function that moves them back. */
function fillPanels({ primary, secondary, sidebar }: Panels): () => void {
  const menu = document.getElementById('menu')
  const moves = [menu && move(menu, primary), sidebar && move(sidebar, secondary)]
  for (const dropdown of primary.querySelectorAll('details'))
    dropdown.open = dropdown.querySelector('[aria-current]') !== null
  return () => {
    for (const undo of moves) undo?.()
  }
}

/** Moves `element` into `panel`, and returns a function that moves it back. */
function move(element: HTMLElement, panel: HTMLElement): () => void {
  const place = document.createComment('')
  element.replaceWith(place)
  panel.append(element)
  return () => place.replaceWith(element)
}
