import { parsePage } from '../navigation/page-store.ts'

/** Adds a dialog that is the only element of `html`, an HTML file of this folder, to the end of the page. */
export function addDialog(html: string): HTMLDialogElement {
  const dialog = parsePage(html).querySelector('dialog') as HTMLDialogElement
  document.body.append(dialog)
  return dialog
}
