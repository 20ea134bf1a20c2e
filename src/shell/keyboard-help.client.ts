import { areSingleKeysOn, isSingleKey } from './single-keys.ts'
import { storageKeys, writeStored } from './storage.ts'

export function startKeyboardHelp() {
  const dialog = document.getElementById('keyboard-help')
  const box = dialog?.querySelector('input')
  if (!(dialog instanceof HTMLDialogElement) || !box) return
  const open = () => {
    box.checked = areSingleKeysOn()
    dialog.showModal()
  }
  document.querySelector('.keyboard-help-button')?.addEventListener('click', open)
  box.addEventListener('change', () => writeStored(storageKeys.shortcuts, box.checked ? 'on' : 'off'))
  addEventListener('keydown', event => {
    if (!isSingleKey(event, '?')) return
    event.preventDefault()
    if (dialog.open) dialog.close()
    else if (!document.querySelector('dialog:modal')) open()
  })
}
