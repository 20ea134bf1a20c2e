import { areCharacterShortcutsOn, isCharacterShortcut } from '../../browser/presses.ts'
import { writeStored } from '../../browser/storage.ts'
import { addDialog } from '../../navigation/dialogs.ts'
import html from './keyboard-help.html?raw'

/** A dialog that lists the shortcuts and can switch off those of a single character. `?` and the footer's button open it. */
export function startKeyboardHelp() {
  const dialog = addDialog(html)
  const box = dialog.querySelector('input') as HTMLInputElement
  const open = () => {
    box.checked = areCharacterShortcutsOn()
    dialog.showModal()
  }
  document.querySelector('.keyboard-help-button')?.addEventListener('click', open)
  box.addEventListener('change', () => writeStored('tickwise.shortcuts', box.checked ? 'on' : 'off'))
  addEventListener('keydown', event => {
    if (!isCharacterShortcut(event, '?')) return
    event.preventDefault()
    if (dialog.open) dialog.close()
    else if (!document.querySelector('dialog:modal')) open()
  })
}
