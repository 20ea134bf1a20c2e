import { parseHtml } from './parse-html.ts'

/** Adds the dialog that `html` consists of, such as the contents of keyboard-help.html, to the end of the page. */
export function addDialog(html: string): HTMLDialogElement {
  const dialog = parseHtml(html).querySelector('dialog') as HTMLDialogElement
  document.body.append(dialog)
  return dialog
}
