import { addDialog } from './add-dialog.ts'
import html from './keyboard-help.html?raw'
import { areSingleKeysOn, isSingleKey } from './single-keys.ts'
import { writeStored } from './storage.ts'

/** Every shortcut, and the switch for those of a single character; opened by `?` and by the footer's button. */
export function startKeyboardHelp() {
  const dialog = addDialog(html)
  const box = dialog.querySelector('input') as HTMLInputElement
  const open = () => {
    box.checked = areSingleKeysOn()
    dialog.showModal()
  }
  document.querySelector('.keyboard-help-button')?.addEventListener('click', open)
  box.addEventListener('change', () => writeStored('tickwise.shortcuts', box.checked ? 'on' : 'off'))
  addEventListener('keydown', event => {
    if (!isSingleKey(event, '?')) return
    event.preventDefault()
    if (dialog.open) dialog.close()
    else if (!document.querySelector('dialog:modal')) open()
  })
}
